import { createContext, use, useCallback, useSyncExternalStore } from 'react';
import { type NavigateOptions, useNavigate } from 'react-router-dom';
import type { PageRouter } from './page-router';

const done = async () => {};

/** Where nothing is loaded: on the server, and in tests. */
const idle: Omit<PageRouter, 'basename' | 'navigator' | 'shown' | 'restoreScroll'> = {
  pending: () => undefined,
  subscribe: () => () => {},
  settled: done,
  reload: done,
  setGuard: () => {},
};

export const PageRouterContext = createContext(idle);

/** What the library's declarative router does not have: loading again, pending state, the guard. */
export const usePageRouter = () => use(PageRouterContext);

/** Whether a navigation is in progress. */
export function usePending() {
  const { subscribe, pending } = usePageRouter();
  return useSyncExternalStore(
    subscribe,
    () => pending() !== undefined,
    () => false,
  );
}

/**
 * The library's `navigate` as a promise that resolves when the page is shown or the navigation superseded, for
 * actions that stay busy until then.
 */
export function useAsyncNavigate() {
  const navigate = useNavigate();
  const { settled } = usePageRouter();
  return useCallback(
    (path: string, options?: NavigateOptions) => {
      void navigate(path, options);
      return settled();
    },
    [navigate, settled],
  );
}
