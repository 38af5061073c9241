import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../db/schema';

/** What the mall owes a shop, in minor units; negative when the shop owes the mall. */
export interface Balance {
  balanceMinor: number;
  /** what can be paid out: not of orders that are frozen, and never more than the balance */
  availableMinor: number;
}

interface OfShop {
  shopId: number;
  /** ISO 4217 */
  currency: string;
}

/** A shop's balance by its entries. An entry without an order, such as a payout, is not frozen. */
export async function balanceOf(
  db: Kysely<Database>,
  { shopId, currency }: OfShop,
): Promise<Balance> {
  const { rows } = await sql<{ balance: number; released: number }>`
    select -coalesce(sum(entry.amount_minor), 0)::bigint as balance,
      -coalesce(sum(entry.amount_minor) filter (
        where shop_order.id is null or shop_order.released_at is not null), 0)::bigint as released
    from ledger_account account
      join ledger_entry entry on entry.account = account.code
      join ledger_transaction posted on posted.id = entry.transaction_id
      left join shop_order on shop_order.id = posted.shop_order_id
    where account.shop_id = ${shopId} and account.currency = ${currency}`.execute(db);
  const { balance = 0, released = 0 } = rows[0] ?? {};
  // Minus zero is no amount
  return { balanceMinor: balance + 0, availableMinor: Math.min(balance, released) + 0 };
}

/** Locks a shop's account until the transaction ends, so that its money is paid out once; false when it has none. */
export async function lockAccount(
  trx: Transaction<Database>,
  { shopId, currency }: OfShop,
): Promise<boolean> {
  const account = await trx
    .selectFrom('ledger_account')
    .select('code')
    .where('shop_id', '=', shopId)
    .where('currency', '=', currency)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return account !== undefined;
}
