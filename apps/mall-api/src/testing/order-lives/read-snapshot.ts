import { sql } from 'kysely';
import { sumOf } from '../../money/allocate';
import { stateOf } from '../../order/rules';
import type { Scene } from './scene';
import type { PartSnapshot, Snapshot } from './snapshot';

/** Reads a scene's state from the database. */
export async function readSnapshot(scene: Scene): Promise<Snapshot> {
  const { goods, shoppers, coupons } = scene.data;
  const { db } = scene.mall;
  const inOrder = <T extends { id: number }>(ids: readonly number[], rows: readonly T[]) =>
    ids.map((id) => rows.find((row) => row.id === id) as T);
  const skuIds = goods.map(({ skuId }) => skuId);
  const skus = await db
    .selectFrom('sku')
    .select(['id', 'stock', 'sales as sold'])
    .select(
      sql<number>`coalesce((select sum(quantity) from stock_hold where sku_id = sku.id), 0)::int`.as(
        'held',
      ),
    )
    .where('id', 'in', skuIds)
    .execute();
  const userIds = shoppers.map(({ id }) => id);
  const accounts = await db
    .selectFrom('user_account')
    .select(['id', 'points', 'points_frozen as frozen'])
    .where('id', 'in', userIds)
    .execute();
  const groups = await db
    .selectFrom('order_group')
    .selectAll()
    .where('user_id', 'in', userIds)
    .execute();
  const draftOf = (group: number | null) => {
    const found = groups.find(({ id }) => id === group);
    return found ? scene.drafts.indexOf(found.pre_order_no ?? '') : null;
  };
  const used = await db
    .selectFrom('user_coupon')
    .select(['id', 'status', 'order_group_id as group'])
    .where('id', 'in', coupons)
    .execute();
  const orders: Snapshot['orders'] = {};
  const parts = await readParts(scene, userIds);
  const payments = await readPayments(scene, userIds);
  for (const group of groups) {
    orders[draftOf(group.id) ?? -1] = {
      isPaid: group.is_paid,
      isCancelled: group.is_cancelled,
      payMinor: group.pay_minor,
      points: group.points,
      payments: payments.filter(({ groupId }) => groupId === group.id).map(({ seen }) => seen),
      parts: parts.filter(({ groupId }) => groupId === group.id).map(({ seen }) => seen),
    };
  }
  return {
    shelves: inOrder(skuIds, skus).map(({ stock, held, sold }) => ({ stock, held, sold })),
    accounts: inOrder(userIds, accounts).map(({ points, frozen }) => ({ points, frozen })),
    coupons: inOrder(coupons, used).map(({ status, group }) =>
      status === 'used' ? draftOf(group) : null,
    ),
    orders,
  };
}

async function readPayments({ mall: { db } }: Scene, userIds: number[]) {
  const rows = await db
    .selectFrom('payment')
    .innerJoin('order_group', 'order_group.id', 'payment.group_id')
    .innerJoin('test_payment', 'test_payment.reference', 'payment.reference')
    .select(['group_id as groupId', 'payment.status', 'test_payment.state as atProvider'])
    .select('test_payment.refunds')
    .where('order_group.user_id', 'in', userIds)
    .orderBy('payment.id')
    .execute();
  return rows.map(({ groupId, status, atProvider, refunds }) => ({
    groupId,
    seen: { status, atProvider, backMinor: sumOf(Object.values(refunds), (amount) => amount) },
  }));
}

async function readParts({ mall: { db }, data: { shops, goods } }: Scene, userIds: number[]) {
  const parts = await db
    .selectFrom('shop_order')
    .leftJoin('point_earning', 'point_earning.shop_order_id', 'shop_order.id')
    .leftJoin('payment', (join) =>
      join.onRef('payment.reference', '=', 'shop_order.order_no').on('provider', '=', 'cod'),
    )
    .select(['shop_order.id', 'shop_order.group_id as groupId', 'shop_id', 'shop_order.status'])
    .select(['is_paid', 'is_cod', 'payment.amount_minor as collectedMinor'])
    .select('is_deleted')
    .select(['refund_status', 'point_earning.points', 'point_earning.is_released'])
    .where('shop_order.user_id', 'in', userIds)
    .orderBy('shop_order.id')
    .execute();
  const lines = await db
    .selectFrom('order_line')
    .innerJoin('shop_order', 'shop_order.id', 'order_line.shop_order_id')
    .select(['order_line.id', 'shop_order_id', 'sku_id', 'quantity', 'order_line.pay_minor'])
    .select(['order_line.freight_minor', 'order_line.points', 'is_received', 'is_reviewed'])
    .where('user_id', 'in', userIds)
    .orderBy('order_line.id')
    .execute();
  const refunds = await db
    .selectFrom('refund_order')
    .select(['id', 'shop_order_id', 'status'])
    .where('user_id', 'in', userIds)
    .orderBy('id')
    .execute();
  const shares = await db
    .selectFrom('refund_line')
    .innerJoin('refund_order', 'refund_order.id', 'refund_id')
    .select(['refund_id', 'order_line_id', 'quantity', 'refund_line.amount_minor'])
    .select('refund_line.points')
    .where('user_id', 'in', userIds)
    .orderBy('order_line_id')
    .execute();
  return parts.map((part) => {
    const own = lines.filter(({ shop_order_id }) => shop_order_id === part.id);
    const seen: PartSnapshot = {
      shop: shops.indexOf(part.shop_id),
      state: stateOf({
        isConfirmed: part.is_paid || part.is_cod,
        isDeleted: part.is_deleted,
        status: part.status,
      }),
      isPaid: part.is_paid,
      collectedMinor: part.collectedMinor,
      refund: part.refund_status,
      earned:
        part.points === null
          ? null
          : { points: part.points, isReleased: part.is_released ?? false },
      lines: own.map((line) => ({
        shelf: goods.findIndex(({ skuId }) => skuId === line.sku_id),
        quantity: line.quantity,
        payMinor: line.pay_minor,
        points: line.points,
        freightMinor: line.freight_minor,
        isReceived: line.is_received,
        isReviewed: line.is_reviewed,
      })),
      refunds: refunds
        .filter(({ shop_order_id }) => shop_order_id === part.id)
        .map((refund) => ({
          state: refund.status,
          shares: shares
            .filter(({ refund_id }) => refund_id === refund.id)
            .map((share) => ({
              line: own.findIndex(({ id }) => id === share.order_line_id),
              quantity: share.quantity,
              amountMinor: share.amount_minor,
              points: share.points,
            })),
        })),
    };
    return { groupId: part.groupId, seen };
  });
}
