import type { LedgerEntry, LedgerItem, Payout } from '@vermilion/api-client/operator';
import { wireTime, wireTimeOrNull } from '../http/wire-time';
import type { Context } from '../kernel/context';
import type { EntryRow } from '../ledger/entry-store';
import type { MallCurrency } from '../money/currency';
import { toWire } from '../money/wire';
import type { PayoutRow } from './store';

type Needs = Pick<Context, 'policy'>;

/** The mall's decimals, or those of a currency that it has no more. */
export const currencyOf = ({ policy }: Needs, currency: string): MallCurrency =>
  currency === policy.currency.currency ? policy : { currency: { currency, decimals: null } };

/** Credits are positive on the wire: what is owed to a shop. */
export const toCredit = (needs: Needs, debitMinor: number, currency: string): string =>
  toWire(currencyOf(needs, currency), 0 - debitMinor);

export const toEntry = (needs: Needs, { debitMinor, item, at, ...row }: EntryRow): LedgerEntry => ({
  ...row,
  item: item as LedgerItem,
  amount: toCredit(needs, debitMinor, row.currency),
  time: wireTime(needs.policy, at),
});

export const toPayout = (needs: Needs, row: PayoutRow): Payout => ({
  id: row.id,
  payoutNo: row.payout_no,
  shopId: row.shop_id,
  shopName: row.shop_name,
  amount: toWire(currencyOf(needs, row.currency), row.amount_minor),
  currency: row.currency,
  status: row.status,
  batchNo: row.batch_no,
  failure: row.failure,
  createTime: wireTime(needs.policy, row.created_at),
  endTime: wireTimeOrNull(needs.policy, row.ended_at),
});

/** The rows of a batch that was read with one more, and where the next begins. */
export function toBatch<T extends { id: number }>(rows: readonly T[], limit: number) {
  const shown = rows.slice(0, limit);
  return { shown, next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null };
}
