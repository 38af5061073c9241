import type { DehydratedState, QueryClient } from '@tanstack/react-query';
import { hydrate } from '@tanstack/react-query';

declare global {
  interface Window {
    __QUERIES__?: DehydratedState[] | { push(state: DehydratedState): void };
  }
}

/** A part of the page needs the data it was rendered with, however late it hydrates. */
const defaultOptions = { queries: { gcTime: Infinity } };

/** Hydrates the query cache with the server's data: JSON of a cached page, or scripts, also those streamed later. */
export function hydrateStreamedQueries(queryClient: QueryClient) {
  const early = window.__QUERIES__;
  const push = (state: DehydratedState) => hydrate(queryClient, state, { defaultOptions });
  for (const { textContent } of document.querySelectorAll('script[data-queries]'))
    push(JSON.parse(textContent) as DehydratedState);
  if (Array.isArray(early)) early.forEach(push);
  window.__QUERIES__ = { push };
}
