/** A reason not to start, in one sentence for the operator. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}
