import type { ReactNode } from 'react';
import {
  createContext,
  use,
  useCallback,
  useLayoutEffect,
  useState,
  useTransition,
  type MouseEvent,
} from 'react';
import { useApp } from '../app/app-context';
import { localPath } from '../i18n/locales';
import { toLocation } from './page-location';
import type { PageRouter } from './page-router';
import type { ShownPage } from './shown-page';

const RouterContext = createContext<PageRouter | undefined>(undefined);
const ShownContext = createContext<ShownPage>({ location: toLocation('/'), params: {} });
const PendingContext = createContext(false);

/** Shows what the router shows. A page that is not rendered yet leaves the last one in its place. */
export function RouterProvider({ router, children }: { router: PageRouter; children: ReactNode }) {
  const [shown, setShown] = useState(router.shown);
  const [isLoading, setLoading] = useState(false);
  const [isRendering, startTransition] = useTransition();
  useLayoutEffect(
    () =>
      router.subscribe(() => {
        setLoading(router.pending() !== undefined);
        startTransition(() => setShown(router.shown()));
      }),
    [router],
  );
  return (
    <RouterContext value={router}>
      <PendingContext value={isLoading || isRendering}>
        <ShownContext value={shown}>{children}</ShownContext>
      </PendingContext>
    </RouterContext>
  );
}

export function useRouter(): PageRouter {
  const router = use(RouterContext);
  if (!router) throw new Error('useRouter needs a RouterProvider around it.');
  return router;
}

export const useShownPage = () => use(ShownContext);
/** Whether another page is on its way. */
export const usePending = () => use(PendingContext);
export const useLocation = () => useShownPage().location;
export const useParams = () => useShownPage().params;
export const useNavigate = () => useRouter().navigate;

/** What became of the form that the browser has sent. */
export const useActionData = <Data,>() => useShownPage().actionData as Data | undefined;

/** A path of this mall as it stands in the page's language. */
export const useHref = (path: string) => localPath(useApp().locale, path);

const isPlainClick = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) =>
  button === 0 && !(metaKey || altKey || ctrlKey || shiftKey);

/** Follows a link to a page of this mall, unless the click asks for another tab or window. */
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

/** Scrolls when another page is shown. */
export function ScrollRestoration() {
  const { restoreScroll } = useRouter();
  const shown = useShownPage();
  useLayoutEffect(restoreScroll, [restoreScroll, shown]);
  return null;
}
