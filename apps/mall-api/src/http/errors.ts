/** Codes of the envelope for an answer that is no success. */
export type FaultCode = 400 | 401 | 403 | 404 | 428 | 500;

/**
 * A refusal that the caller is told about: `throw new MallFault(500, 'The coupon is sold out')`.
 * 400 a parameter is wrong, 401 no valid session, 403 not allowed, 404 no such call, 428 captcha wanted,
 * 500 a rule of the mall was violated (the usual one; also for "not found").
 */
export class MallFault extends Error {
  override readonly name = 'MallFault';
  constructor(
    readonly code: FaultCode,
    message: string,
  ) {
    super(message);
  }
}

export const signInFirst = () => new MallFault(401, 'Please sign in first');
