import type { Deps } from '../kernel/context';

/** What is on show has changed: this process answers from the database again; others do so soon. */
export function showAnew({ cache, lists }: Pick<Deps, 'cache' | 'lists'>): void {
  cache.clear();
  lists.clear();
}
