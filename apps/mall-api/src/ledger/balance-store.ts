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
  const { rows } = await sql<{ balance: number; frozen: number }>`
    select
      (select -coalesce(sum(entry.amount_minor), 0)::bigint from ledger_entry entry
        where entry.account = account.code) as balance,
      (select -coalesce(sum(entry.amount_minor), 0)::bigint
        from shop_order
          join ledger_transaction posted on posted.shop_order_id = shop_order.id
          join ledger_entry entry on entry.transaction_id = posted.id
        where shop_order.shop_id = account.shop_id and shop_order.released_at is null
          and entry.account = account.code) as frozen
    from ledger_account account
    where account.shop_id = ${shopId} and account.currency = ${currency}`.execute(db);
  const { balance = 0, frozen = 0 } = rows[0] ?? {};
  const released = balance - frozen;
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
