/** A reason not to start, in one sentence for whoever runs the server. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}
