import { reportError } from './report-error';

/** Runs an action and shows its failure as a message; the rejection goes on, so that views can undo. */
export async function reported<T>(action: () => Promise<T>): Promise<T> {
  try {
    return await action();
  } catch (error) {
    reportError(error);
    throw error;
  }
}
