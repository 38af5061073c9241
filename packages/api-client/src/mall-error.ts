import type { ErrorReason } from './generated/models.gen';

/**
 * Why a call failed. Without a response: `aborted` (the caller's signal), `timeout`, `transport`
 * (network, DNS, CORS). Without an envelope: `http` (status of 400 or more), `unreadable` (the body
 * is not an envelope). By code of the envelope: `validation` 400, `session` 401 and 41000x,
 * `forbidden` 403, `notFound` 404, `captcha` 428 (retry with the answer to a captcha), `http` 429,
 * 502, 503 and 504 (temporarily unavailable), `business` any other (500 is a violated business
 * rule).
 */
export type MallErrorKind =
  | 'aborted'
  | 'timeout'
  | 'transport'
  | 'http'
  | 'unreadable'
  | 'validation'
  | 'session'
  | 'forbidden'
  | 'notFound'
  | 'captcha'
  | 'business';

export interface MallErrorDetail {
  kind: MallErrorKind;
  /** operationId of the call. */
  operation: string;
  /** Code of the envelope; else the HTTP status, or 0 without a response. */
  code: number;
  /** HTTP status, 0 without a response. */
  status: number;
  /** The server's message for the shopper. */
  serverMessage?: string;
  /** The code of the violated rule, if the contract defines one. */
  reason?: string | undefined;
  /** The refused field of the request, as `skus.2.price`. */
  field?: string | undefined;
  /** The current state, with the reason `stale`. */
  data?: unknown;
  /** The header `x-request-id` of the response. */
  requestId?: string | undefined;
  cause?: unknown;
}

/**
 * A failed call. `message` is for developers; show `serverMessage` to the shopper or, without one,
 * a text of your own by `kind`.
 */
export class MallError extends Error {
  /** Why it failed, in a closed vocabulary. */
  readonly kind: MallErrorKind;
  /** operationId of the call. */
  readonly operation: string;
  /** Code of the envelope; else the HTTP status, or 0 without a response. */
  readonly code: number;
  /** HTTP status, 0 without a response. */
  readonly status: number;
  /** The server's message for the shopper; undefined without one. */
  readonly serverMessage: string | undefined;
  /**
   * The code of the violated rule, for reactions and texts of your own; `MallReasons` has those of each
   * call. Keep a default: newer servers may send others.
   */
  readonly reason: ErrorReason | undefined;
  /** The refused field of the request, as `skus.2.price`; positions in lists are from 0. */
  readonly field: string | undefined;
  /** With the reason `stale` the current state, as the read call sends it; else null. */
  readonly data: unknown;
  /** Id of the request, by which operators find it in their logs; undefined where the server tells none. */
  readonly requestId: string | undefined;

  constructor(detail: MallErrorDetail) {
    const { kind, operation, code, status, serverMessage, reason, field, data } = detail;
    const { requestId, cause } = detail;
    super(`${operation}: ${serverMessage || `${kind} (code ${code}, HTTP ${status})`}`, {
      cause,
    });
    this.name = 'MallError';
    this.kind = kind;
    this.operation = operation;
    this.code = code;
    this.status = status;
    this.serverMessage = serverMessage || undefined;
    this.reason = reason as ErrorReason | undefined;
    this.field = field;
    this.data = data ?? null;
    this.requestId = requestId;
  }
}

/** Whether the session is invalid: the user has to sign in. */
export const isSessionInvalid = (error: unknown): error is MallError =>
  error instanceof MallError && error.kind === 'session';
