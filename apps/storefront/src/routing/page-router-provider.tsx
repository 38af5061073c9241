import { type ReactNode, startTransition, useLayoutEffect, useRef, useState } from 'react';
import { Router } from 'react-router-dom';
import { PageResultContext } from './page-result';
import type { PageRouter } from './page-router';
import { PageRouterContext } from './page-router-context';
import { withViewTransition } from './view-transition';

interface PageRouterProviderProps {
  router: PageRouter;
  children: ReactNode;
}

/** Renders the router's current page at its scroll position. The previous page stays while the next one suspends. */
export function PageRouterProvider({ router, children }: PageRouterProviderProps) {
  const [shown, setShown] = useState(router.shown);
  const whenShown = useRef<() => void>(undefined);
  useLayoutEffect(() => {
    router.restoreScroll();
    whenShown.current?.();
  }, [router, shown]);
  useLayoutEffect(() => {
    let last = router.shown();
    const show = () => startTransition(() => setShown(last));
    return router.subscribe(() => {
      const isOther = router.shown().location.pathname !== last.location.pathname;
      last = router.shown();
      if (!isOther) return show();
      withViewTransition((done) => {
        whenShown.current = done;
        show();
      });
    });
  }, [router]);
  return (
    <Router basename={router.basename} location={shown.location} navigator={router.navigator}>
      <PageRouterContext value={router}>
        <PageResultContext value={shown}>{children}</PageResultContext>
      </PageRouterContext>
    </Router>
  );
}
