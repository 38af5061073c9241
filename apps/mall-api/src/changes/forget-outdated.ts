import type { Deps } from '../kernel/context';
import type { Changes } from './store';

/** What this process has cached is made anew after a change of public data, from replicas that have it. */
export function forgetOutdated(
  { db, cache }: Pick<Deps, 'db' | 'cache'>,
  { everything, changed }: Changes,
): void {
  if (!everything && changed.length === 0) return;
  // Before the cache is filled again
  db.noteChange();
  cache.clear();
}
