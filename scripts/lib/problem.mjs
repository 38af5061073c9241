/** A failure that one sentence explains: shown without a stack. */
export class Problem extends Error {
  name = 'Problem';
}

/** What a person should read of an error: the sentence of a Problem, the whole stack of anything else. */
export function describe(error) {
  if (error instanceof Problem) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
