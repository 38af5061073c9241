/** A mistake in the command line, or in a file that it names. */
export class UsageError extends Error {}
