import { createContext } from 'react';
import { currentConnection, isSlow } from './connection';
import { matchPage } from './match-page';
import type { PageRoute } from './page-route';

/** Prefetches the page of a path; does nothing before hydration. */
export const PrefetchContext = createContext<(path: string) => void>(() => {});

const warmed = new Set<string>();

/** Paths whose data are cheap and public; for others only the code is loaded. */
const cheapData = /^\/(goods_detail\/|goods\/|merchant\/)/;

/**
 * Makes the function that loads a page's code, and its data where they are cheap, ahead of a click. The
 * loaders fill the query cache, so that the navigation finds everything there. Does nothing on slow
 * connections, nor twice for one path.
 */
export function createPrefetch(routes: readonly PageRoute[]) {
  return (path: string) => {
    if (warmed.has(path) || isSlow(currentConnection())) return;
    warmed.add(path);
    const url = new URL(path, window.location.origin);
    const { route, params } = matchPage(routes, url.pathname) ?? {};
    const warm = async () => {
      const page = await route?.load();
      await Promise.all(page?.parts?.map((part) => part.load()) ?? []);
      if (!page || !route || !cheapData.test(url.pathname)) return;
      const request = new Request(url);
      await page.loader({ request, params: params ?? {}, context: {}, url, pattern: route.path });
    };
    warm().catch(() => warmed.delete(path));
  };
}
