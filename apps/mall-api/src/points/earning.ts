import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../db/schema';
import { refundUntil } from '../policy/refund-until';
import { enter } from './ledger';
import { clawback, paidForGoods, pointsFor } from './rules';

type Trx = Transaction<Database>;

/** The policy that earning depends on. */
export interface EarningPolicy {
  points: { perUnit: number };
  refund: { days: number };
}

/** The lines of an order with the amounts refunded so far. */
const linesOf = (db: Kysely<Database>, shopOrderId: number) =>
  db
    .selectFrom('order_line')
    .select([
      'order_line.freight_minor as freightMinor',
      'order_line.pay_minor as payMinor',
      sql<number>`coalesce((
        select sum(refund_line.amount_minor) from refund_line
        join refund_order on refund_order.id = refund_id
        where order_line_id = order_line.id and refund_order.status = 'refunded'
      ), 0)::bigint`.as('refundedMinor'),
    ])
    .where('order_line.shop_order_id', '=', shopOrderId)
    .execute();

/**
 * Credits the points of a completed order, frozen as long as the order can be refunded. The caller has locked
 * the order, so that no refund completes meanwhile.
 */
export async function earnPoints(
  trx: Trx,
  { userId, shopOrderId }: { userId: number; shopOrderId: number },
  { points: { perUnit }, refund }: EarningPolicy,
  now: Date,
): Promise<void> {
  const points = pointsFor(paidForGoods(await linesOf(trx, shopOrderId)), perUnit);
  if (points === 0) return;
  const entry = { userId, kind: 'earned', reference: { shop_order_id: shopOrderId } } as const;
  if (!(await enter(trx, { ...entry, change: { free: 0, frozen: points } }, now))) return;
  await trx
    .insertInto('point_earning')
    .values({
      shop_order_id: shopOrderId,
      user_id: userId,
      per_unit: perUnit,
      points,
      frozen_until: refundUntil(now, refund.days),
    })
    .execute();
}

/** A completed refund takes back the points that its money had earned. The caller has locked the order. */
export async function clawBackPoints(
  trx: Trx,
  { userId, shopOrderId, refundId }: { userId: number; shopOrderId: number; refundId: number },
  now: Date,
): Promise<void> {
  const earning = await trx
    .selectFrom('point_earning')
    .select(['per_unit as perUnit', 'points', 'is_released as isReleased'])
    .where('shop_order_id', '=', shopOrderId)
    .where('user_id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!earning) return;
  const change = clawback(earning, paidForGoods(await linesOf(trx, shopOrderId)));
  const reference = { refund_id: refundId };
  if (!(await enter(trx, { userId, kind: 'clawedBack', change, reference }, now))) return;
  await trx
    .updateTable('point_earning')
    .set({ points: sql`points + ${change.free + change.frozen}` })
    .where('shop_order_id', '=', shopOrderId)
    .execute();
}

/** The points that an order has earned, or would earn if it were completed now. */
export async function pointsOfOrder(
  db: Kysely<Database>,
  { id, isCompleted }: { id: number; isCompleted: boolean },
  { perUnit }: EarningPolicy['points'],
): Promise<number> {
  if (!isCompleted) return pointsFor(paidForGoods(await linesOf(db, id)), perUnit);
  const earning = await db
    .selectFrom('point_earning')
    .select('points')
    .where('shop_order_id', '=', id)
    .executeTakeFirst();
  return earning?.points ?? 0;
}
