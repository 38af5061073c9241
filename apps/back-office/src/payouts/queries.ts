import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { OperatorArgs } from '@vermilion/api-client/operator';
import type { Clients } from '../wire/clients';

const PAYOUTS_A_BATCH = 20;
export type PayoutFilter = Pick<OperatorArgs['payouts'], 'shopId' | 'status' | 'before'>;

/** One batch of the payouts, newest first. */
export const payoutsQuery = ({ operator }: Pick<Clients, 'operator'>, filter: PayoutFilter) =>
  queryOptions({
    queryKey: ['work', 'payouts', filter],
    queryFn: ({ signal }) => operator.payouts({ ...filter, limit: PAYOUTS_A_BATCH }, { signal }),
    placeholderData: keepPreviousData,
  });
