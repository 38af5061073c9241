import { MallError } from '@vermilion/api-client';
import type { LoginErrorReason } from '@vermilion/mall-components/login';
import { LoginError } from '@vermilion/mall-components/login';
import type { IntlShape } from 'react-intl';
import { errorMessage } from '../errors/error-message';

const unreached = ['transport', 'timeout', 'http', 'unreadable'];

function reasonOf(error: unknown, answered: boolean): LoginErrorReason {
  if (!(error instanceof MallError)) return 'unknown';
  if (error.reason === 'captcha') return answered ? 'captchaWrong' : 'captchaRequired';
  return unreached.includes(error.reason) ? 'network' : 'refused';
}

/** A failed call as the overlay understands it. `answered`: it carried the answer to a captcha. */
export function loginFailure(error: unknown, answered: boolean, intl: IntlShape): LoginError {
  const reason = reasonOf(error, answered);
  // the overlay has words of its own for a captcha and for a mall that cannot be reached
  const own = reason === 'network' || reason.startsWith('captcha');
  const message = own ? undefined : errorMessage(error, intl);
  return new LoginError({ reason, message }, { cause: error });
}
