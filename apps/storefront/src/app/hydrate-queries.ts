import type { DehydratedState, QueryClient } from '@tanstack/react-query';
import { hydrate } from '@tanstack/react-query';

declare global {
  interface Window {
    __QUERIES__?: DehydratedState[] | { push(state: DehydratedState): void };
  }
}

/** An island finds the data that it was rendered with, whenever it wakes. */
const defaultOptions = { queries: { gcTime: Infinity } };

/** Hydrates the query cache with what the server has sent, and with what streams in later. */
export function hydrateStreamedQueries(queryClient: QueryClient) {
  const early = window.__QUERIES__;
  const push = (state: DehydratedState) => hydrate(queryClient, state, { defaultOptions });
  if (Array.isArray(early)) early.forEach(push);
  window.__QUERIES__ = { push };
}
