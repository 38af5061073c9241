import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Clients } from '../wire/clients';
import { type RefundState, statusOf } from './states';

const REFUNDS_A_PAGE = 20;

export interface RefundFilter {
  page: number;
  state: RefundState | undefined;
}

/** One page of the refunds, newest first. */
export const refundsQuery = (
  { operator }: Pick<Clients, 'operator'>,
  { page, state }: RefundFilter,
) =>
  queryOptions({
    queryKey: ['work', 'refunds', page, state],
    queryFn: ({ signal }) => {
      const status = statusOf(state);
      return operator.operatorRefunds({ status, page, limit: REFUNDS_A_PAGE }, { signal });
    },
    placeholderData: keepPreviousData,
  });

/** One refund. */
export const refundQuery = ({ operator }: Pick<Clients, 'operator'>, refundNo: string) =>
  queryOptions({
    queryKey: ['work', 'refund', refundNo],
    queryFn: ({ signal }) => operator.operatorRefund({ refundNo }, { signal }),
  });
