import type { MallClient } from './client';
import { type MallQueries, operationTable } from './generated/operations.gen';
import type { OperationRow } from './operation';

/**
 * Query factories of a client, for TanStack Query and compatible libraries:
 * `useQuery(queries(client).productDetail({ id: 7 }))`. Keys are `[operationId, args]`, so
 * `['cartList']` invalidates every cart list.
 */
export function queries(client: MallClient): MallQueries {
  const rows: [string, OperationRow][] = Object.entries(operationTable);
  const reads = rows.filter(([, [method, , , special]]) => method === 'GET' && !special?.action);
  // the table and MallQueries are generated together, so the names match
  const byName = client as unknown as Record<
    string,
    (args: unknown, options?: { signal?: AbortSignal }) => Promise<unknown>
  >;
  const factories = reads.map(([id]) => [
    id,
    (args: object = {}) => ({
      queryKey: [id, args],
      queryFn: (context?: { signal?: AbortSignal }) =>
        byName[id]?.(args, { signal: context?.signal }),
    }),
  ]);
  return Object.fromEntries(factories) as MallQueries;
}
