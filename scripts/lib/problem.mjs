/** An expected error, printed without a stack. */
export class Problem extends Error {
  name = 'Problem';
}

/** Text of an error: the message of a Problem, else the stack. */
export function describe(error) {
  if (error instanceof Problem) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
