/** Codes of the envelope for an answer that is no success. */
export type FaultCode = 400 | 401 | 403 | 404 | 428 | 429 | 500 | 503;

/**
 * A refusal that the caller is told about: `throw new MallFault(500, 'The coupon is sold out')`.
 * 400 a parameter is wrong, 401 no valid session, 403 not allowed, 404 no such call, 428 captcha wanted,
 * 429 too much from one caller, 503 too much at all (both with seconds after which to try again),
 * 500 a rule of the mall was violated (the usual one; also for "not found").
 */
export class MallFault extends Error {
  override readonly name = 'MallFault';
  constructor(
    readonly code: FaultCode,
    message: string,
    readonly retryAfter?: number,
    /** Names the rule to programs, see `refused`. */
    readonly reason?: RefusalReason,
  ) {
    super(message);
  }
}

/** Rules that storefronts put into words of their own; the contract lists them. */
export type RefusalReason =
  | 'wrong-code'
  | 'weak-password'
  | 'different-passwords'
  | 'wrong-email-sign-in'
  | 'wrong-phone-sign-in'
  | 'no-email-account'
  | 'no-phone-account'
  | 'email-taken'
  | 'phone-taken'
  | 'wrong-phone'
  | 'too-many-tries'
  | 'not-sent'
  | 'wrong-post-code';

/** A refusal that goes by a name, so that a storefront can say it in the shopper's language. */
export const refused = (reason: RefusalReason, code: FaultCode, message: string) =>
  new MallFault(code, message, undefined, reason);

/** The mall could not do it now; nothing about the request is wrong. */
export const busy = () =>
  new MallFault(503, 'The mall is busy at the moment. Please try again.', 1);

export const signInFirst = () => new MallFault(401, 'Please sign in first');
