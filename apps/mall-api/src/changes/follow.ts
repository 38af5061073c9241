import { setTimeout as pause } from 'node:timers/promises';
import type { Deps } from '../kernel/context';
import { forgetOutdated } from './forget-outdated';
import { readChanges } from './store';

const EVERY_MS = 1000;

/**
 * Clears this process's cache when public data change, whichever process has changed them: the storefront may ask any. Does
 * not keep the process alive; the returned function stops it and waits for the last reading.
 */
export function followChanges(
  { db, cache, log }: Pick<Deps, 'db' | 'cache' | 'log'>,
  every = EVERY_MS,
): () => Promise<void> {
  const ending = new AbortController();
  const { signal } = ending;
  let position: string | undefined;
  let isLost = false;

  const read = async () => {
    const changes = await readChanges(db.reads, position);
    forgetOutdated({ db, cache }, changes);
    position = changes.position;
    isLost = false;
  };
  const run = async () => {
    while (!signal.aborted) {
      await read().catch((error: unknown) => {
        // What is cached ends by itself within half a minute
        if (!isLost) log.warn({ err: error }, 'changes not read');
        isLost = true;
      });
      await pause(every, undefined, { ref: false, signal }).catch(() => {});
    }
  };
  const running = run();
  return async () => {
    ending.abort();
    await running;
  };
}
