import { useQuery } from '@tanstack/react-query';
import { useApp } from '../deps/app-context';
import type { AppDeps } from '../deps/deps';
import { useMallFormat } from '../deps/mall-format-context';
import { listState } from '../shared/list-state';
import { rowsOf } from '../wire/rows';
import { toRefund } from './map';

const LIMIT = 10;

export const refundsQuery = ({ queries }: Pick<AppDeps, 'queries'>, page: number) =>
  queries.refundList({ page, limit: LIMIT });

/** One page of the shopper's refunds, in the list's props. */
export function useRefunds(page: number, enabled = true) {
  const mall = useMallFormat();
  const query = useQuery({ ...refundsQuery(useApp(), page), enabled });
  return {
    refunds: rowsOf(query.data?.list, toRefund(mall)),
    pages: query.data?.pages ?? 0,
    state: listState(query, page),
    onRetry: () => void query.refetch(),
  } as const;
}
