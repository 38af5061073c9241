let read: () => string | undefined = () => undefined;

/** Id of the trace that is running; undefined while traces are off. */
export const currentTraceId = (): string | undefined => read();

/** Called once, by whoever turns traces on. */
export function readTraceIdBy(reader: () => string | undefined): void {
  read = reader;
}
