import type { Deps } from '../kernel/context';

/** Public data has changed: clears the caches of this process; other processes follow soon. */
export function clearPublicCaches({ cache, lists }: Pick<Deps, 'cache' | 'lists'>): void {
  cache.clear();
  lists.clear();
}
