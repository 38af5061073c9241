import type { OperationId } from '@vermilion/api-client';
import { operationTable } from '@vermilion/api-client';
import type { Query, QueryClient } from '@tanstack/react-query';

function authOf({ queryKey: [id] }: Query) {
  return typeof id === 'string' && id in operationTable
    ? operationTable[id as OperationId][2]
    : 'none';
}

/** Removes personal queries, and refetches those whose data depend on who is signed in. */
export async function resetPrivateQueries(queryClient: QueryClient) {
  queryClient.removeQueries({ predicate: (query) => authOf(query) === 'required' });
  await queryClient.invalidateQueries({ predicate: (query) => authOf(query) === 'optional' });
}

/**
 * The same when a session has expired: queries that the page still shows stay until it is left, since
 * refetching them would fail.
 */
export function removeUnusedPrivateQueries(queryClient: QueryClient) {
  queryClient.removeQueries({
    type: 'inactive',
    predicate: (query) => authOf(query) === 'required',
  });
}
