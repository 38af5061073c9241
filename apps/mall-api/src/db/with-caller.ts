/** The error with its caller's stack: that of an error which PostgreSQL sent ends in the parser of the driver. */
export function withCaller(error: unknown): unknown {
  if (error instanceof Error) {
    const [, ...caller] = (new Error().stack ?? '').split('\n');
    error.stack = [error.stack, ...caller].join('\n');
  }
  return error;
}
