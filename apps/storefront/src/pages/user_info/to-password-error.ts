import { MallError } from '@vermilion/api-client';
import type { LoginField } from '@vermilion/mall-components/login';
import { LoginError } from '@vermilion/mall-components/login';

/** A rule of the mall that is broken once all fields are right speaks of the code; other calls have none. */
function fieldOf(error: MallError): LoginField | undefined {
  if (error.kind === 'validation') return 'newPassword';
  return error.kind === 'business' && error.serverMessage ? 'resetCode' : undefined;
}

/** A refused change of the password, assigned to the field that it is about. */
export function toPasswordError(failure: LoginError): LoginError {
  const { cause, message, reason, seconds } = failure;
  if (!(cause instanceof MallError)) return failure;
  return new LoginError({ reason, message, seconds, field: fieldOf(cause) }, { cause });
}
