import { createContext } from 'react';
import publicPages from '../i18n/public-pages.json';
import { currentConnection, isSlow } from './connection';
import { loadRoute, pageAt, type PageRoute } from './page-route';

/** Prefetches the page of a path; does nothing before hydration. */
export const PrefetchContext = createContext<(path: string) => void>(() => {});

/** Milliseconds of hover or focus that indicate intent; most only pass over. */
export const PAUSE_MS = 80;

/** Maximum number of concurrent prefetches, and of prefetches per minute. */
const AT_ONCE = 3;
const IN_A_MINUTE = 20;
const MINUTE_MS = 60_000;

/**
 * Creates the function that prefetches a page's code, and for public pages also its data. The loaders fill
 * the query cache, so that the navigation needs no request. Does nothing on slow connections, or again for
 * the same path within a minute.
 */
export function createPrefetch(routes: PageRoute[]) {
  const warmed = new Map<string, number>();
  let underWay = 0;
  return (path: string) => {
    const now = Date.now();
    for (const [one, time] of warmed) if (now - time > MINUTE_MS) warmed.delete(one);
    if (warmed.has(path) || underWay >= AT_ONCE || warmed.size >= IN_A_MINUTE) return;
    if (isSlow(currentConnection())) return;
    const url = new URL(path, window.location.origin);
    const page = pageAt(routes, url);
    if (!page) return;
    const warm = async () => {
      const { id, loader, path: pattern } = await loadRoute(page.route);
      const data = { request: new Request(url), params: page.params, context: {}, url, pattern };
      if (publicPages.includes(id)) await loader?.(data);
    };
    warmed.set(path, now);
    underWay += 1;
    warm()
      .catch(() => warmed.delete(path))
      .finally(() => (underWay -= 1));
  };
}
