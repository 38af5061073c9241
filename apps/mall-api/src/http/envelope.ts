/** The shape of every API response; the HTTP status is always 200. */
export interface Envelope {
  code: number;
  message: string;
  data: unknown;
  /** Machine-readable reason of a refusal, where it has one. */
  reason?: string;
  /** The refused field of the request, as `skus.2.price`. */
  field?: string;
}

/** What programs are told of a refusal; `data` is the current state, after a stale write. */
export interface FailureDetail {
  reason?: string | undefined;
  field?: string | undefined;
  data?: unknown;
}

/** A success with its own message, for calls whose message is shown to the shopper. */
export class MessageResult<T> {
  constructor(
    readonly message: string,
    readonly data: T,
  ) {}
}

/** `return withMessage('The code is on its way', null)` */
export const withMessage = <T>(message: string, data: T): MessageResult<T> =>
  new MessageResult(message, data);

export function success(result: unknown): Envelope {
  return result instanceof MessageResult
    ? { code: 200, message: result.message, data: result.data ?? null }
    : { code: 200, message: 'success', data: result ?? null };
}

export const failure = (
  code: number,
  message: string,
  { reason, field, data = null }: FailureDetail = {},
): Envelope => ({ code, message, data, ...(reason && { reason }), ...(field && { field }) });
