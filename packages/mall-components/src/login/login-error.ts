import { ShopperError, shopperMessage } from '../error/shopper-error';
import type { LoginField } from './types';

/** Reasons for a failed callback that the panel handles. */
export const loginErrorReasons = [
  /** The server refused, with a message for the shopper. */
  'refused',
  /** The server requires a captcha, or another one. */
  'captchaRequired',
  /** The captcha response was wrong. */
  'captchaWrong',
  /** Too many attempts. */
  'rateLimited',
  /** The server could not be reached. */
  'network',
  'unknown',
] as const;
/** One of `loginErrorReasons`. */
export type LoginErrorReason = (typeof loginErrorReasons)[number];

/** A failure as plain data. */
export interface LoginFailure {
  /** Determines what the panel does, and the default message. */
  reason: LoginErrorReason;
  /** A message for the shopper. Default: the view's message for the reason. */
  message?: string;
  /** With `rateLimited`: seconds until the next attempt is allowed. */
  seconds?: number;
  /** The field that the message belongs to. */
  field?: LoginField;
}

/** The error that callbacks reject with. Any other error counts as `unknown`. */
export class LoginError extends ShopperError {
  /** The name of the class, for logs. */
  override readonly name = 'LoginError';
  /** Determines what the panel does, and the default message. */
  readonly reason: LoginErrorReason;
  /** With `rateLimited`: seconds until the next attempt is allowed. Default: `60`. */
  readonly seconds?: number;
  /** The field at which the message is shown; undefined for one about the whole form. */
  readonly field?: LoginField;

  /** @param failure `message` is shown to the shopper as it is */
  constructor({ reason, message, seconds, field }: LoginFailure, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
    this.seconds = seconds;
    this.field = field;
  }
}

/** The failure described by a callback's rejection. */
export function failureOf(error: unknown): LoginFailure {
  const message = shopperMessage(error);
  if (!(error instanceof LoginError)) return { reason: 'unknown', message };
  return { reason: error.reason, message, seconds: error.seconds, field: error.field };
}
