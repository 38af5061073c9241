import { publicReads } from '@vermilion/api-client';
import type { Query, QueryClient } from '@tanstack/react-query';
import { SESSION_KEY } from './session-query';

/** Whatever is not known to be for everybody is personal, but who is signed in is kept apart. */
function authOf({ queryKey: [id] }: Query) {
  if (typeof id !== 'string' || id === SESSION_KEY[0]) return 'none';
  return publicReads[id]?.[2] ?? 'required';
}

/** Removes personal queries, and refetches those whose data depend on who is signed in. */
export async function resetPrivateQueries(queryClient: QueryClient) {
  queryClient.removeQueries({ predicate: (query) => authOf(query) === 'required' });
  await queryClient.invalidateQueries({ predicate: (query) => authOf(query) === 'optional' });
}

/** Refetches what is personal on the page that is shown. */
export const refreshPrivateQueries = (queryClient: QueryClient) =>
  queryClient.invalidateQueries({ predicate: (query) => authOf(query) !== 'none' });

/**
 * What `resetPrivateQueries` does when a session has expired: queries that the page still shows stay until it is left, since
 * refetching them would fail.
 */
export function removeUnusedPrivateQueries(queryClient: QueryClient) {
  queryClient.removeQueries({
    type: 'inactive',
    predicate: (query) => authOf(query) === 'required',
  });
}
