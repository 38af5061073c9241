import type { Locale } from '../i18n/locales';
import { createBrowserHistory, type NavigationType, type NavigationGuard } from './browser-history';
import { loadPage } from './load-page';
import { matchPage } from './match-page';
import {
  currentLocation,
  hrefOf,
  ownLocation,
  toLocation,
  type PageLocation,
} from './page-location';
import type { PageRoute } from './page-route';
import { createScrollMemory } from './scroll-memory';
import type { ShownPage } from './shown-page';

export interface NavigateOptions {
  /** Replaces the current history entry. */
  replace?: boolean;
  preventScrollReset?: boolean;
}

export interface PageRouter {
  shown(): ShownPage;
  /** Target of the navigation in progress. */
  pending(): PageLocation | undefined;
  subscribe(listener: () => void): () => void;
  /** Navigates to a path without prefix. Resolves when the page is shown or the navigation is superseded. */
  navigate(path: string, options?: NavigateOptions): Promise<void>;
  /** Reloads the data of the current page. */
  reload(): Promise<void>;
  /** Changes the URL without loading or rendering anything. */
  rename(path: string): void;
  /** Sets the guard that can block leaving the page. */
  setGuard(guard: NavigationGuard | undefined): void;
  /** Scrolls to the position of the current page. */
  restoreScroll(): void;
}

export interface PageRouterOptions {
  routes: readonly PageRoute[];
  locale: Locale;
  /** State of the server-rendered page, whose loader has already run. */
  first: Partial<ShownPage>;
}

const newKey = () => Math.random().toString(36).slice(2, 10);

/**
 * The browser's router: runs a page's loader, which fills the query cache, and then shows the page. The
 * newest navigation wins.
 */
export async function createPageRouter({
  routes,
  locale,
  first,
}: PageRouterOptions): Promise<PageRouter> {
  const location = currentLocation();
  const match = matchPage(routes, location.pathname);
  const page = await match?.route.load();
  let shown: ShownPage = {
    location: ownLocation(location, page?.query),
    id: match?.route.id,
    View: page?.View,
    params: match?.params ?? {},
    ...first,
  };
  let pending: PageLocation | undefined;
  let underWay: AbortController | undefined;
  const listeners = new Set<() => void>();
  const notify = () => listeners.forEach((listener) => listener());
  const scroll = createScrollMemory(() => shown.location);
  const history = createBrowserHistory((to) => void show(to, 'pop'));

  async function show(to: PageLocation, entry: NavigationType, keepsScroll = false): Promise<void> {
    underWay?.abort();
    const { signal } = (underWay = new AbortController());
    pending = to;
    notify();
    const before = entry === 'reload' ? undefined : shown;
    const next =
      before && isPartOf(to, before.location)
        ? { ...before, location: to }
        : await loadPage(routes, to, { locale, signal, before });
    if (signal.aborted) return;
    // After `pop` a new entry would trap the visitor: going back would lead to the redirect again
    if (typeof next === 'string')
      return show(toLocation(next, newKey()), entry === 'push' ? 'push' : 'replace');
    pending = undefined;
    scroll.save();
    history.commit(hrefOf(locale, to), to, entry);
    shown = { ...next, keepsScroll };
    notify();
  }

  return {
    shown: () => shown,
    pending: () => pending,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async navigate(path, { replace, preventScrollReset } = {}) {
      const to = toLocation(path, newKey());
      if (await history.mayLeave())
        await show(to, replace ? 'replace' : 'push', preventScrollReset);
    },
    reload: () => show(shown.location, 'reload', true),
    rename(path) {
      // Keeps the identity of the current page: a new object would be scrolled into position
      const to = toLocation(path, shown.location.key);
      history.commit(hrefOf(locale, to), to, 'replace');
    },
    setGuard: history.setGuard,
    restoreScroll: () => scroll.restore(shown.location, shown.keepsScroll),
  };
}

/** Whether a location only differs from the current one by a fragment. */
const isPartOf = (to: PageLocation, { pathname, search }: PageLocation) =>
  to.hash !== '' && to.pathname === pathname && to.search === search;
