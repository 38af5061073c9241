import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { LedgerEntry } from '@vermilion/api-client/operator';
import type { Clients } from '../wire/clients';

type Operator = Pick<Clients, 'operator'>;
const PAYOUTS_A_BATCH = 20;
const ENTRIES_A_BATCH = 500;

/** What the mall owes the shop of the session. */
export const balanceQuery = ({ operator }: Operator) =>
  queryOptions({
    queryKey: ['work', 'money', 'balance'],
    queryFn: ({ signal }) => operator.shopBalance({}, { signal }),
  });

/** The statement of a month, `yyyy-MM`. */
export const statementQuery = ({ operator }: Operator, month: string) =>
  queryOptions({
    queryKey: ['work', 'money', 'statement', month],
    queryFn: ({ signal }) => operator.shopStatement({ month }, { signal }),
  });

/** The payouts, newest first, batch after batch. */
export const payoutsQuery = ({ operator }: Operator) =>
  infiniteQueryOptions({
    queryKey: ['work', 'money', 'payouts'],
    initialPageParam: undefined as number | undefined,
    queryFn: ({ pageParam: before, signal }) =>
      operator.payouts({ ...(before && { before }), limit: PAYOUTS_A_BATCH }, { signal }),
    getNextPageParam: ({ next }) => next ?? undefined,
  });

/** All entries of a month, newest first. */
export async function readEntries({ operator }: Operator, month: string): Promise<LedgerEntry[]> {
  const all: LedgerEntry[] = [];
  let before: number | undefined;
  do {
    const { entries, next } = await operator.ledgerEntries({
      month,
      ...(before && { before }),
      limit: ENTRIES_A_BATCH,
    });
    all.push(...entries);
    before = next ?? undefined;
  } while (before);
  return all;
}
