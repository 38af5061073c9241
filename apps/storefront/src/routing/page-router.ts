import { createPath, type Location, type Navigator, type RouteObject } from 'react-router-dom';
import { localeOf, localPath } from '../i18n/locales';
import { createBrowserHistory, type NavigationGuard, type NavigationType } from './browser-history';
import { loadPage } from './load-page';
import { currentLocation, ownLocation, toLocation } from './page-location';
import type { ShownPage } from './page-result';
import { loadRoute, pageAt } from './page-route';
import { createScrollMemory } from './scroll-memory';

export interface PageRouter {
  /** The locale prefix, or `/`. */
  basename: string;
  /** What the library's links and hooks call. */
  navigator: Navigator;
  shown(): ShownPage;
  /** Target of the navigation in progress. */
  pending(): Location | undefined;
  subscribe(listener: () => void): () => void;
  /** Resolves when the page of the last navigation is shown, or that navigation is superseded. */
  settled(): Promise<void>;
  /** Reloads the data of the current page. */
  reload(): Promise<void>;
  /** Sets the guard that can block leaving the page. */
  setGuard(guard: NavigationGuard | undefined): void;
  /** Scrolls to the position of the current page. */
  restoreScroll(): void;
}

/** The page that the server has rendered, whose loader has run there. */
async function firstPage(routes: RouteObject[], basename: string, first: Partial<ShownPage>) {
  const location = first.location ?? currentLocation();
  const page = pageAt(routes, location, basename);
  const route = page && (await loadRoute(page.route));
  return { ...first, location: ownLocation(location, route?.handle?.query) };
}

/**
 * What the library's declarative router needs in the browser: a navigator that runs a page's loader, which fills
 * the query cache, before the page is shown. The newest navigation wins.
 * @param first state of the server-rendered page
 */
export async function createPageRouter(
  routes: RouteObject[],
  first: Partial<ShownPage>,
): Promise<PageRouter> {
  const { locale, basename } = localeOf(window.location.pathname);
  let shown: ShownPage = await firstPage(routes, basename, first);
  let pending: Location | undefined;
  let underWay: AbortController | undefined;
  let lastNavigation = Promise.resolve();
  const listeners = new Set<() => void>();
  const notify = () => listeners.forEach((listener) => listener());
  const scroll = createScrollMemory(() => shown.location);
  const history = createBrowserHistory((to) => void show(to, 'pop'));

  async function show(to: Location, entry: NavigationType, keepsScroll = false): Promise<void> {
    underWay?.abort();
    const { signal } = (underWay = new AbortController());
    pending = to;
    notify();
    const before = entry === 'reload' ? undefined : shown;
    const next =
      before && isPartOf(to, before.location)
        ? { ...before, location: to }
        : await loadPage(routes, to, { basename, signal, before });
    if (signal.aborted) return;
    // After `pop` a new entry would trap the visitor: going back would lead to the redirect again
    if (typeof next === 'string')
      return show(toLocation(localPath(locale, next)), entry === 'push' ? 'push' : 'replace');
    pending = undefined;
    scroll.save();
    history.commit(to, entry);
    shown = { ...next, keepsScroll };
    notify();
  }

  const navigate =
    (entry: NavigationType): Navigator['push'] =>
    (to, _state, { preventScrollReset } = {}) => {
      const go = async () => {
        if (await history.mayLeave()) await show(toLocation(to), entry, preventScrollReset);
      };
      lastNavigation = go();
    };

  return {
    basename,
    navigator: {
      createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
      go: (delta) => window.history.go(delta),
      push: navigate('push'),
      replace: navigate('replace'),
    },
    shown: () => shown,
    pending: () => pending,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    settled: () => lastNavigation,
    reload: () => show(shown.location, 'reload', true),
    setGuard: history.setGuard,
    restoreScroll: () => scroll.restore(shown.location, shown.keepsScroll),
  };
}

/** Whether a location only differs from the current one by a fragment. */
const isPartOf = (to: Location, { pathname, search }: Location) =>
  to.hash !== '' && to.pathname === pathname && to.search === search;
