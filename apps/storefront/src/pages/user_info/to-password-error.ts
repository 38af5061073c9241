import { MallError } from '@vermilion/api-client';
import type { LoginField } from '@vermilion/mall-components/login';
import { LoginError } from '@vermilion/mall-components/login';

/** If all fields are valid, a business error is about the code; other errors belong to no field. */
function fieldOf(error: MallError): LoginField | undefined {
  if (error.kind === 'validation') return 'newPassword';
  return error.kind === 'business' && error.serverMessage ? 'resetCode' : undefined;
}

/** Assigns a rejected password change to the field that it is about. */
export function toPasswordError(failure: LoginError): LoginError {
  const { cause, message, reason, seconds } = failure;
  if (!(cause instanceof MallError)) return failure;
  return new LoginError({ reason, message, seconds, field: fieldOf(cause) }, { cause });
}
