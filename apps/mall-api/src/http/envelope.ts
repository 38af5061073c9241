/** The shape of every answer of the API; the HTTP status is always 200. */
export interface Envelope {
  code: number;
  message: string;
  data: unknown;
  /** Of a refusal that has one: its name for programs. */
  reason?: string;
}

/** A success with a message of its own, for the calls whose message is shown to the shopper. */
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

export const failure = (code: number, message: string, reason?: string): Envelope => ({
  code,
  message,
  data: null,
  ...(reason && { reason }),
});
