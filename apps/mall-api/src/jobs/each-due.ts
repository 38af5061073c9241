import { isBusy } from '../db/failures';
import type { Deps } from '../kernel/context';

/**
 * Handles the due items of a job one by one. One that fails is logged and left to the next run, so that it does
 * not hold up the others; only a database that is down or overloaded ends the run. Resolves to the number of
 * items that `handle` has changed.
 * @param name identifies an item in the log, without personal data
 */
export async function eachDue<Item>(
  { log }: Pick<Deps, 'log'>,
  items: readonly Item[],
  name: (item: Item) => Record<string, string | number>,
  handle: (item: Item) => Promise<boolean>,
): Promise<number> {
  let changed = 0;
  for (const item of items) {
    try {
      if (await handle(item)) changed += 1;
    } catch (error) {
      if (isBusy(error)) throw error;
      log.error({ err: error, ...name(item) }, 'due item failed');
    }
  }
  return changed;
}
