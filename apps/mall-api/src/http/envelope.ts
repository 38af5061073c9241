/** The shape of every answer of the API; the HTTP status is always 200. */
export interface Envelope {
  code: number;
  message: string;
  data: unknown;
  /** Of a refusal that has one: its name for programs. */
  reason?: string;
}

/** A success with a message of its own, for the calls whose message is shown to the shopper. */
export class Said<T> {
  constructor(
    readonly message: string,
    readonly data: T,
  ) {}
}

/** `return said('The code is on its way', null)` */
export const said = <T>(message: string, data: T): Said<T> => new Said(message, data);

export function success(result: unknown): Envelope {
  return result instanceof Said
    ? { code: 200, message: result.message, data: result.data ?? null }
    : { code: 200, message: 'success', data: result ?? null };
}

export const failure = (code: number, message: string, reason?: string): Envelope => ({
  code,
  message,
  data: null,
  ...(reason && { reason }),
});
