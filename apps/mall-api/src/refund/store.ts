import type { Kysely, Transaction } from 'kysely';
import type { Database, OrderRefundStatus, RefundOrderTable } from '../db/schema';
import { post } from '../ledger/post';
import { sumOf } from '../money/allocate';
import { type RefundAction, transitionOf } from './machine';
import type { OrderToRefund } from './order-store';
import type { RefundPart } from './rules';

type Db = Kysely<Database>;
type Trx = Transaction<Database>;

/** The fields of a refund besides its lines. */
export interface RefundHead {
  refundNo: string;
  reason: string;
  explain: string;
  pictures: string[];
}

/** Stores an application; returns its id and points. The caller has locked the order. */
export async function insertRefund(
  trx: Trx,
  order: OrderToRefund,
  head: RefundHead,
  parts: readonly RefundPart[],
  now: Date,
): Promise<{ id: number; points: number }> {
  const { id, points } = await trx
    .insertInto('refund_order')
    .values({
      refund_no: head.refundNo,
      shop_order_id: order.id,
      created_at: now,
      user_id: order.userId,
      shop_id: order.shopId,
      reason: head.reason,
      explain: head.explain,
      pictures: JSON.stringify(head.pictures),
      total_quantity: sumOf(parts, (part) => part.quantity),
      amount_minor: sumOf(parts, (part) => part.amountMinor),
      points: sumOf(parts, (part) => part.points),
    })
    .returning(['id', 'points'])
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('refund_line')
    .values(
      parts.map((part) => ({
        refund_id: id,
        order_line_id: part.orderLineId,
        quantity: part.quantity,
        amount_minor: part.amountMinor,
        points: part.points,
        coupon_minor: part.borne.coupon,
        points_minor: part.borne.points,
        commission_minor: part.borne.commission,
        tax_minor: part.taxMinor,
      })),
    )
    .execute();
  await setOrderStatus(trx, order.id, 'applied');
  return { id, points };
}

/** The units of refunds, by SKU. */
export const unitsOf = (trx: Trx, refundIds: readonly number[]) =>
  trx
    .selectFrom('refund_line')
    .innerJoin('order_line', 'order_line.id', 'refund_line.order_line_id')
    .select((eb) => [
      'order_line.sku_id as skuId',
      eb.cast<number>(eb.fn.sum('refund_line.quantity'), 'integer').as('quantity'),
    ])
    .where('refund_line.refund_id', 'in', refundIds)
    .groupBy('order_line.sku_id')
    .execute();

type Change = Partial<
  Pick<
    RefundOrderTable,
    | 'refusal'
    | 'decided_at'
    | 'refunded_at'
    | 'send_back_before'
    | 'return_company'
    | 'return_waybill_no'
    | 'return_sent_at'
    | 'return_arrived_at'
  >
>;

/**
 * Applies an action; undefined when the refund is not in a state for it, so only one of two concurrent
 * actions succeeds.
 */
function move(trx: Trx, refundNo: string, action: RefundAction, change: Change) {
  const { from, to } = transitionOf(action);
  return trx
    .updateTable('refund_order')
    .set({ status: to, ...change })
    .where('refund_no', '=', refundNo)
    .where('status', 'in', from)
    .returning(['id', 'amount_minor as amountMinor', 'points'])
    .executeTakeFirst();
}

/** The actions by which the shop owes the money of a refund. */
type Acceptance = 'accept' | 'arrive';

export const moveRefund = (
  trx: Trx,
  refundNo: string,
  action: Exclude<RefundAction, Acceptance>,
  change: Change,
) => move(trx, refundNo, action, change);

/** As `moveRefund`, and posts the refund to the ledger. */
export async function acceptPayout(
  trx: Trx,
  refundNo: string,
  action: Acceptance,
  change: Change,
  now: Date,
) {
  const moved = await move(trx, refundNo, action, change);
  if (moved) await post.refund(trx, { id: moved.id, now });
  return moved;
}

/** Whether a refund belongs to this person, or to this shop. */
export async function isRefundOf(
  db: Db,
  refundNo: string,
  owner: { userId: number } | { shopId: number },
): Promise<boolean> {
  const row = await db
    .selectFrom('refund_order')
    .select('id')
    .where('refund_no', '=', refundNo)
    .where((eb) =>
      'userId' in owner ? eb('user_id', '=', owner.userId) : eb('shop_id', '=', owner.shopId),
    )
    .executeTakeFirst();
  return row !== undefined;
}

/** The refund status of an order, which its lists use. */
export async function setOrderStatus(trx: Trx, shopOrderId: number, status: OrderRefundStatus) {
  await trx
    .updateTable('shop_order')
    .set({ refund_status: status })
    .where('id', '=', shopOrderId)
    .execute();
}
