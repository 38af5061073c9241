import { isPlainClick } from '@vermilion/design-system/link';
import type { ReactNode } from 'react';
import {
  createContext,
  startTransition,
  use,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type MouseEvent,
} from 'react';
import { useApp } from '../deps/app-context';
import { localPath } from '../i18n/locales';
import { toLocation } from './page-location';
import type { PageRouter } from './page-router';
import type { ShownPage } from './shown-page';
import { withViewTransition } from './view-transition';

const RouterContext = createContext<PageRouter | undefined>(undefined);
const ShownContext = createContext<ShownPage>({ location: toLocation('/'), params: {} });

interface RouterProviderProps {
  router: PageRouter;
  /** Whether React would wait for code that may never load; the next page is then shown without a transition. */
  isBlocked?: () => boolean;
  children: ReactNode;
}

const never = () => false;

/** Renders the router's current page. The previous page stays while the next one suspends, unless blocked. */
export function RouterProvider({ router, isBlocked = never, children }: RouterProviderProps) {
  const [shown, setShown] = useState(router.shown);
  const whenShown = useRef<() => void>(undefined);
  useLayoutEffect(() => whenShown.current?.(), [shown]);
  useLayoutEffect(() => {
    let last = router.shown();
    const show = () => {
      if (isBlocked()) setShown(last);
      else startTransition(() => setShown(last));
    };
    return router.subscribe(() => {
      const isOther = router.shown().location.pathname !== last.location.pathname;
      last = router.shown();
      if (!isOther) return show();
      withViewTransition((done) => {
        whenShown.current = done;
        show();
      });
    });
  }, [router, isBlocked]);
  return (
    <RouterContext value={router}>
      <ShownContext value={shown}>{children}</ShownContext>
    </RouterContext>
  );
}

export function useRouter(): PageRouter {
  const router = use(RouterContext);
  if (!router) throw new Error('useRouter needs a RouterProvider around it.');
  return router;
}

export const useShownPage = () => use(ShownContext);
/** Whether a navigation is in progress. */
export function usePending() {
  const router = useRouter();
  return useSyncExternalStore(
    router.subscribe,
    () => router.pending() !== undefined,
    () => false,
  );
}
export const useLocation = () => useShownPage().location;
export const useParams = () => useShownPage().params;
export const useNavigate = () => useRouter().navigate;

/** The result of the form that the browser has submitted. */
export const useActionData = <Data,>() => useShownPage().actionData as Data | undefined;

/** A path of this mall with the prefix of the current language. */
export const useHref = (path: string) => localPath(useApp().locale, path);

/** Click handler of links to pages of this mall, which ignores clicks that ask for another tab or window. */
export function useLinkClickHandler(path: string) {
  const { navigate, shown } = useRouter();
  return useCallback(
    (event: MouseEvent) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      const { pathname, search, hash } = shown().location;
      void navigate(path, { replace: path === pathname + search + hash });
    },
    [navigate, shown, path],
  );
}

/** Restores the scroll position when another page is shown. */
export function ScrollRestoration() {
  const { restoreScroll } = useRouter();
  const shown = useShownPage();
  useLayoutEffect(restoreScroll, [restoreScroll, shown]);
  return null;
}
