import { MallError } from '@vermilion/api-client';
import type { LoginErrorReason, LoginField } from '@vermilion/mall-components/login';
import { LoginError } from '@vermilion/mall-components/login';

const unreached = ['transport', 'timeout', 'http', 'unreadable'];

function reasonOf(error: unknown, answered: boolean): LoginErrorReason {
  if (!(error instanceof MallError)) return 'unknown';
  if (error.kind === 'captcha') return answered ? 'captchaWrong' : 'captchaRequired';
  return unreached.includes(error.kind) ? 'network' : 'refused';
}

/** The form fields that server refusals refer to. */
export interface ErrorFields {
  /** The field of the code, for the reason `wrong-code`. */
  code?: LoginField;
  /** The field of the password, for the reason `weak-password`. */
  password?: LoginField;
}

function fieldOf(reason: string | undefined, { code, password }: ErrorFields) {
  if (reason === 'wrong-code') return code;
  if (reason === 'weak-password') return password;
  if (reason === 'different-passwords') return 'passwordAgain';
  if (reason === 'email-taken' || reason === 'wrong-email') return 'email';
  return reason === 'phone-taken' || reason === 'wrong-phone' ? 'phone' : undefined;
}

/** What the failed call was about. */
export interface LoginErrorOptions {
  /** The call contained a captcha answer. */
  answered?: boolean;
  /** The form fields that the failure may be about. */
  fields?: ErrorFields;
  /** The message of a refusal in the shopper's language; by default the server's. */
  messageOf?(error: unknown): string | undefined;
}

const serverMessage = (error: unknown) =>
  error instanceof MallError ? error.serverMessage : undefined;

/** Converts a failed call for the login panel. */
export function toLoginError(
  error: unknown,
  { answered = false, fields = {}, messageOf = serverMessage }: LoginErrorOptions = {},
): LoginError {
  const reason = reasonOf(error, answered);
  // The panel has its own messages for captcha and network errors
  const own = reason === 'network' || reason.startsWith('captcha');
  const message = own ? undefined : messageOf(error);
  const field = error instanceof MallError ? fieldOf(error.reason, fields) : undefined;
  return new LoginError({ reason, message, field }, { cause: error });
}
