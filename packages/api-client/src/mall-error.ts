/**
 * Why a call did not succeed.
 *
 * No answer: `aborted` (the caller's signal), `timeout`, `transport` (network, DNS, CORS).
 * No envelope: `http` (status of 400 or more), `unreadable` (the body is not an envelope).
 * Said by the server, by code: `validation` 400, `session` 401 and 41000x, `forbidden` 403,
 * `notFound` 404, `captcha` 428 (send again with the answer to a captcha), `http` 429, 502, 503 and
 * 504 (temporarily unavailable), `business` any other (500 is a violated rule of the mall).
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
  /** Code of the envelope; without one the HTTP status, without an answer 0. */
  code: number;
  /** HTTP status, 0 without an answer. */
  status: number;
  /** What the server says to the shopper. */
  serverMessage?: string;
  /** The name of the rule, where the contract has one. */
  reason?: string;
  cause?: unknown;
}

/**
 * A call that did not succeed. `message` is for developers; show `serverMessage` to the shopper
 * and, where it is missing, a text of your own chosen by `kind`.
 */
export class MallError extends Error {
  readonly kind: MallErrorKind;
  readonly operation: string;
  readonly code: number;
  readonly status: number;
  readonly serverMessage: string | undefined;
  /** The name of the rule that was violated, for words of your own; see the contract's description. */
  readonly reason: string | undefined;

  constructor({ kind, operation, code, status, serverMessage, reason, cause }: MallErrorDetail) {
    super(`${operation}: ${serverMessage || `${kind} (code ${code}, HTTP ${status})`}`, {
      cause,
    });
    this.name = 'MallError';
    this.kind = kind;
    this.operation = operation;
    this.code = code;
    this.status = status;
    this.serverMessage = serverMessage || undefined;
    this.reason = reason;
  }
}

/** Whether the server does not accept the session: the user has to sign in. */
export const isSessionInvalid = (error: unknown): error is MallError =>
  error instanceof MallError && error.kind === 'session';
