import type { Query, QueryClient } from '@tanstack/react-query';
import { publicReads } from '@vermilion/api-client';
import { SESSION_KEY } from './session-query';

/** Queries that are not known to be public are personal; the session itself is a separate case. */
function authOf({ queryKey: [id] }: Query) {
  if (typeof id !== 'string' || id === SESSION_KEY[0]) return 'none';
  return publicReads[id]?.[2] ?? 'required';
}

/** Removes personal queries, and refetches those whose data depends on the session. */
export async function resetPrivateQueries(queryClient: QueryClient) {
  queryClient.removeQueries({ predicate: (query) => authOf(query) === 'required' });
  await queryClient.invalidateQueries({ predicate: (query) => authOf(query) === 'optional' });
}

/** Refetches the personal queries of the current page. */
export const refreshPrivateQueries = (queryClient: QueryClient) =>
  queryClient.invalidateQueries({ predicate: (query) => authOf(query) !== 'none' });

/**
 * Used instead of `resetPrivateQueries` when a session has expired: queries that are still displayed stay
 * until the page is left, since refetching them would fail.
 */
export function removeUnusedPrivateQueries(queryClient: QueryClient) {
  queryClient.removeQueries({
    type: 'inactive',
    predicate: (query) => authOf(query) === 'required',
  });
}
