import type { OperationId } from '@vermilion/api-client';
import { operationTable } from '@vermilion/api-client';
import type { Query, QueryClient } from '@tanstack/react-query';

function authOf({ queryKey: [id] }: Query) {
  return typeof id === 'string' && id in operationTable
    ? operationTable[id as OperationId][2]
    : 'none';
}

/** Drops what belonged to a person, and asks anew for what answers differently to different people. */
export async function resetPrivateQueries(queryClient: QueryClient) {
  queryClient.removeQueries({ predicate: (query) => authOf(query) === 'required' });
  await queryClient.invalidateQueries({ predicate: (query) => authOf(query) === 'optional' });
}

/**
 * The same when a session has ended under a page: what the page still shows stays until it is left,
 * since asking for it again could only fail again.
 */
export function removeUnusedPrivateQueries(queryClient: QueryClient) {
  queryClient.removeQueries({
    type: 'inactive',
    predicate: (query) => authOf(query) === 'required',
  });
}
