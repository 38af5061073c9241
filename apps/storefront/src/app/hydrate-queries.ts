import type { DehydratedState, QueryClient } from '@tanstack/react-query';
import { hydrate } from '@tanstack/react-query';

declare global {
  interface Window {
    __QUERIES__?: DehydratedState[] | { push(state: DehydratedState): void };
  }
}

/** Takes over what the server has loaded: what is in the page already, and what streams in later. */
export function hydrateStreamedQueries(queryClient: QueryClient) {
  const early = window.__QUERIES__;
  if (Array.isArray(early)) for (const state of early) hydrate(queryClient, state);
  window.__QUERIES__ = { push: (state: DehydratedState) => hydrate(queryClient, state) };
}
