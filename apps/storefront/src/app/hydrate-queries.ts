import type { DehydratedState, QueryClient } from '@tanstack/react-query';
import { hydrate } from '@tanstack/react-query';

declare global {
  interface Window {
    __QUERIES__?: DehydratedState[] | { push(state: DehydratedState): void };
  }
}

/** Hydrates the query cache with what the server has sent, and with what streams in later. */
export function hydrateStreamedQueries(queryClient: QueryClient) {
  const early = window.__QUERIES__;
  if (Array.isArray(early)) for (const state of early) hydrate(queryClient, state);
  window.__QUERIES__ = { push: (state: DehydratedState) => hydrate(queryClient, state) };
}
