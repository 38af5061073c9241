import { createContext } from 'react';
import type { RouteObject } from 'react-router-dom';
import { matchRoutes } from 'react-router-dom';
import { currentConnection, isSlow } from './connection';

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
export function createPrefetch(routes: RouteObject[]) {
  return (path: string) => {
    if (warmed.has(path) || isSlow(currentConnection())) return;
    warmed.add(path);
    const url = new URL(path, window.location.origin);
    for (const { route, params } of matchRoutes(routes, url) ?? []) {
      const { lazy } = route;
      const warm = async () => {
        const loader = typeof lazy === 'function' ? (await lazy()).loader : route.loader;
        if (typeof loader !== 'function' || !cheapData.test(url.pathname)) return;
        const request = new Request(url);
        await loader({ request, params, context: {}, url, pattern: route.path ?? '' });
      };
      warm().catch(() => warmed.delete(path));
    }
  };
}
