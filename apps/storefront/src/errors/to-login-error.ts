import { MallError } from '@vermilion/api-client';
import type { LoginErrorReason, LoginField } from '@vermilion/mall-components/login';
import { LoginError } from '@vermilion/mall-components/login';
import type { IntlShape } from 'react-intl';
import { reasonMessage } from './reason-messages';

const unreached = ['transport', 'timeout', 'http', 'unreadable'];

function reasonOf(error: unknown, answered: boolean): LoginErrorReason {
  if (!(error instanceof MallError)) return 'unknown';
  if (error.kind === 'captcha') return answered ? 'captchaWrong' : 'captchaRequired';
  return unreached.includes(error.kind) ? 'network' : 'refused';
}

/** The form fields that server refusals refer to. */
export interface ErrorFields {
  code?: LoginField;
  password?: LoginField;
}

function fieldOf(reason: string | undefined, { code, password }: ErrorFields) {
  if (reason === 'wrong-code') return code;
  if (reason === 'weak-password') return password;
  if (reason === 'different-passwords') return 'passwordAgain';
  if (reason === 'email-taken' || reason === 'wrong-email') return 'email';
  return reason === 'phone-taken' || reason === 'wrong-phone' ? 'phone' : undefined;
}

/**
 * Converts a failed call for the login panel. `answered`: it contained a captcha answer. `fields`: the form
 * fields that the failure may be about.
 */
export function toLoginError(
  error: unknown,
  answered: boolean,
  intl: IntlShape,
  fields: ErrorFields = {},
): LoginError {
  const reason = reasonOf(error, answered);
  // The panel has its own messages for captcha and network errors
  const own = reason === 'network' || reason.startsWith('captcha');
  const message = own ? undefined : reasonMessage(error, intl);
  const field = error instanceof MallError ? fieldOf(error.reason, fields) : undefined;
  return new LoginError({ reason, message, field }, { cause: error });
}
