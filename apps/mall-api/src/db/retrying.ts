import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds after which no further retry is started. */
const RETRY_FOR_MS = 3000;

/** Runs `work` again after errors that have undone it. */
export async function retrying<T>(
  work: () => Promise<T>,
  isUndone: (error: unknown) => boolean,
): Promise<T> {
  const deadline = performance.now() + RETRY_FOR_MS;
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isUndone(error) || performance.now() > deadline) throw error;
      // Jitter, so that competitors do not collide again
      await pause(Math.random() * 20 * 2 ** tries);
    }
  }
}
