import { useLayoutEffect } from 'react';
import { usePageResult } from './page-result';
import { usePageRouter } from './page-router-context';

/** Restores the scroll position when another page is shown; the library's component needs its data router. */
export function ScrollRestoration() {
  const { restoreScroll } = usePageRouter();
  const shown = usePageResult();
  useLayoutEffect(restoreScroll, [restoreScroll, shown]);
  return null;
}
