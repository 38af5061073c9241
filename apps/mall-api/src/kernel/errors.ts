import type { ErrorReason } from '@vermilion/api-client';

/** Envelope codes of unsuccessful responses. */
export type ErrorCode = 400 | 401 | 403 | 404 | 428 | 429 | 500 | 503;

/**
 * A refusal that is sent to the caller: `throw new BusinessError(500, 'The coupon is sold out')`. 400 invalid
 * parameter, 401 no valid session, 403 not allowed, 404 no such call, 428 captcha required, 429 too many
 * requests by one caller, 503 busy (both with the seconds to wait before a retry), 500 a rule of the mall was
 * violated (the usual one; also for "not found").
 */
export class BusinessError extends Error {
  override readonly name = 'BusinessError';
  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly retryAfter?: number,
    /** Identifies the rule for programs, see `namedError`. */
    readonly reason?: ErrorReason,
    /** The refused field of the request, see `invalidValue`. */
    readonly field?: string,
    /** The current state, see `staleWrite`. */
    readonly data?: unknown,
  ) {
    super(message);
  }
}

/**
 * A refusal with a reason code of the contract, for storefronts that react to it or show it in the shopper's
 * language. The call has to list it in `x-reasons`.
 */
export const namedError = (reason: ErrorReason, code: ErrorCode, message: string) =>
  new BusinessError(code, message, undefined, reason);

/**
 * A value that is of the right type and against a rule all the same: `invalidValue('skus.2.price', 'must be above 0')`.
 * `field` is its path in the request, with the positions in lists from 0.
 */
export const invalidValue = (field: string, rule: string) =>
  new BusinessError(400, `${field} ${rule}`, undefined, 'invalid-value', field);

/** A write on an older version than the current one; the caller is sent `current`, as the read call sends it. */
export const staleWrite = (current: unknown) =>
  new BusinessError(
    500,
    'It was changed by somebody else in the meantime.',
    undefined,
    'stale',
    undefined,
    current,
  );

/** The server is overloaded; the request itself is valid. */
export const busy = () =>
  new BusinessError(503, 'The mall is busy at the moment. Please try again.', 1);

export const unauthorized = () => new BusinessError(401, 'Please sign in first');

export const invalidKey = () =>
  new BusinessError(401, 'This call needs a valid key of an operator.');
