import type { LoginField } from './types';

/** Why a callback failed, as far as the overlay acts on it. */
export const loginErrorReasons = [
  /** The server said no, in words for shoppers. */
  'refused',
  /** It wants the graphic captcha answered, or a fresh one. */
  'captchaRequired',
  /** The captcha was answered wrongly. */
  'captchaWrong',
  /** Too many tries. */
  'rateLimited',
  /** The server could not be reached. */
  'network',
  'unknown',
] as const;
export type LoginErrorReason = (typeof loginErrorReasons)[number];

/** A failure as plain data. */
export interface LoginFailure {
  reason: LoginErrorReason;
  /** Words for shoppers; without them the view has its own for the reason. */
  message?: string;
  /** With `rateLimited`: after so many seconds one may try again. */
  seconds?: number;
  /** The field that the words are about. */
  field?: LoginField;
}

/** What the callbacks of the overlay reject with. Any other error counts as `unknown`, with its message. */
export class LoginError extends Error {
  override readonly name = 'LoginError';
  readonly reason: LoginErrorReason;
  readonly seconds?: number;
  readonly field?: LoginField;

  /** @param failure `message` is shown to the shopper as it is */
  constructor({ reason, message, seconds, field }: LoginFailure, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
    this.seconds = seconds;
    this.field = field;
  }
}

/** The failure in whatever a callback was rejected with. */
export function failureOf(error: unknown): LoginFailure {
  if (!(error instanceof Error)) return { reason: 'unknown' };
  const message = error.message || undefined;
  if (!(error instanceof LoginError)) return { reason: 'unknown', message };
  return { reason: error.reason, message, seconds: error.seconds, field: error.field };
}
