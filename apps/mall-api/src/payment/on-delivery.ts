import { sql, type Transaction } from 'kysely';
import type { Database } from '../db/schema';
import type { Policy } from '../policy/policy';

type Trx = Transaction<Database>;

/**
 * Cash on delivery, a payType of the wire. It has no provider: the courier collects the money, the shop
 * confirms it, and refunds are paid by the shop itself.
 */
export const COD = 'cod';

/** Why an order cannot use cash on delivery. */
export type CodRefusal = 'closed' | 'virtual' | 'amount';

/** Why the mall does not offer it for an order; undefined when it does. */
export function codRefusal(
  { offered, maxMinor }: Policy['cashOnDelivery'],
  { payMinor, hasVirtual }: { payMinor: number; hasVirtual: boolean },
): CodRefusal | undefined {
  if (!offered) return 'closed';
  // Nothing is delivered to the door
  if (hasVirtual) return 'virtual';
  return maxMinor !== null && payMinor > maxMinor ? 'amount' : undefined;
}

/**
 * Closes a master order when none of its parts awaits cash any more: paid, or cancelled when no part was
 * paid. The caller has locked it.
 */
export async function closeOnDelivery(trx: Trx, groupId: number, now: Date): Promise<void> {
  await sql`
    update order_group set caller_hash = null,
      is_paid = part.is_any_paid, paid_at = case when part.is_any_paid then ${now}::timestamptz end,
      is_cancelled = not part.is_any_paid,
      cancelled_at = case when part.is_any_paid then null else ${now}::timestamptz end
    from (
      select bool_or(is_paid) as is_any_paid, bool_or(not is_paid and status <> 'cancelled') as is_open
      from shop_order where group_id = ${groupId}
    ) as part
    where id = ${groupId} and not part.is_open and not is_paid`.execute(trx);
}
