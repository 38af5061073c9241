import { explain, UsageError } from './session';

/** Any failure is told by the exit code of a wrong command: only 1 means that something differs. */
export async function orCouldNot(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const text = explain(error)?.text ?? (error instanceof Error ? error.message : String(error));
    throw new UsageError(`Could not check. ${text}`);
  }
}
