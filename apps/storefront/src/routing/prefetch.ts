import { createContext } from 'react';
import { currentConnection, isSlow } from './connection';
import { matchPage } from './match-page';
import type { PagePart, PageRoute } from './page-route';
import publicPages from './public-pages.json';

/** Prefetches the page of a path; does nothing before hydration. */
export const PrefetchContext = createContext<(path: string) => void>(() => {});

/** A pointer or focus that stays on a link this long means it; most only pass. */
export const PAUSE_MS = 80;

/** How many pages may be on their way at once, and how many in a minute. */
const AT_ONCE = 3;
const IN_A_MINUTE = 20;
const MINUTE_MS = 60_000;

/**
 * Makes the function that loads a page's code, and of a public page its data, ahead of a click. The loaders fill
 * the query cache, so that the navigation finds everything there. Does nothing on slow connections, nor twice for one
 * path in a minute. `frame`: the islands around the page, without which none is shown.
 */
export function createPrefetch(routes: readonly PageRoute[], frame: readonly PagePart[] = []) {
  const warmed = new Map<string, number>();
  let underWay = 0;
  return (path: string) => {
    const now = Date.now();
    for (const [one, time] of warmed) if (now - time > MINUTE_MS) warmed.delete(one);
    if (warmed.has(path) || underWay >= AT_ONCE || warmed.size >= IN_A_MINUTE) return;
    if (isSlow(currentConnection())) return;
    const url = new URL(path, window.location.origin);
    const { route, params = {} } = matchPage(routes, url.pathname) ?? {};
    if (!route) return;
    const warm = async () => {
      const page = await route.load();
      const parts = [...frame, ...(page.parts ?? [])].map((part) => part.load());
      const data = { request: new Request(url), params, context: {}, url, pattern: route.path };
      await Promise.all([...parts, publicPages.includes(route.id) && page.loader(data)]);
    };
    warmed.set(path, now);
    underWay += 1;
    warm()
      .catch(() => warmed.delete(path))
      .finally(() => (underWay -= 1));
  };
}
