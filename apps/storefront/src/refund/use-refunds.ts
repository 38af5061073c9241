import { useQuery } from '@tanstack/react-query';
import { rowsOf } from '@vermilion/mall-data/format';
import { toRefund } from '@vermilion/mall-data/refund';
import { useApp } from '../deps/app-context';
import type { AppDeps } from '../deps/deps';
import { useMallFormat } from '../deps/mall-context';
import { listState } from '../shared/list-state';

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
