import { MallError } from '@vermilion/api-client';
import type { LoginErrorReason, LoginField } from '@vermilion/mall-components/login';
import { LoginError } from '@vermilion/mall-components/login';
import type { IntlShape } from 'react-intl';
import { faultMessage } from '../errors/fault-words';

const unreached = ['transport', 'timeout', 'http', 'unreadable'];

function reasonOf(error: unknown, answered: boolean): LoginErrorReason {
  if (!(error instanceof MallError)) return 'unknown';
  if (error.reason === 'captcha') return answered ? 'captchaWrong' : 'captchaRequired';
  return unreached.includes(error.reason) ? 'network' : 'refused';
}

/** The fields of a form that refusals of the server speak of. */
export interface FaultFields {
  code?: LoginField;
  password?: LoginField;
}

function fieldOf(fault: string | undefined, { code, password }: FaultFields) {
  if (fault === 'wrong-code') return code;
  if (fault === 'weak-password') return password;
  if (fault === 'different-passwords') return 'passwordAgain';
  if (fault === 'email-taken') return 'email';
  return fault === 'phone-taken' || fault === 'wrong-phone' ? 'phone' : undefined;
}

/**
 * A failed call as the overlay understands it. `answered`: it carried the answer to a captcha. `fields`:
 * those of its form that the failure may be about.
 */
export function loginFailure(
  error: unknown,
  answered: boolean,
  intl: IntlShape,
  fields: FaultFields = {},
): LoginError {
  const reason = reasonOf(error, answered);
  // the overlay has words of its own for a captcha and for a mall that cannot be reached
  const own = reason === 'network' || reason.startsWith('captcha');
  const message = own ? undefined : faultMessage(error, intl);
  const field = error instanceof MallError ? fieldOf(error.fault, fields) : undefined;
  return new LoginError({ reason, message, field }, { cause: error });
}
