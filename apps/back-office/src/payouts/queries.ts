import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { OperatorArgs, Payout } from '@vermilion/api-client/operator';
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

/** The last check that the server made by itself. */
export const lastCheckQuery = ({ operator }: Pick<Clients, 'operator'>) =>
  queryOptions({
    queryKey: ['work', 'lastCheck'],
    queryFn: ({ signal }) => operator.lastLedgerCheck(undefined, { signal }),
  });

const MOST_PAYOUTS = 100;

/** All payouts of a filter, newest first. */
export async function allPayouts(
  { operator }: Pick<Clients, 'operator'>,
  { shopId, status }: PayoutFilter,
): Promise<Payout[]> {
  const all: Payout[] = [];
  let before: number | undefined;
  do {
    const part = { ...(before && { before }), limit: MOST_PAYOUTS };
    const { payouts, next } = await operator.payouts({ shopId, status, ...part });
    all.push(...payouts);
    before = next ?? undefined;
  } while (before);
  return all;
}
