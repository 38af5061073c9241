import type { MasterOrderDetail, OrderDetail } from '@vermilion/api-client';
import type { Context } from '../kernel/context';
import { notesOf } from '../payment/note-store';
import { refundsOf } from '../payment/refund-store';
import { pointsOfOrder } from '../points/earning';
import { toMasterOrder } from './detail-wire';
import * as groups from './group-store';
import { linesBy, linesOfGroups, linesOfShopOrders } from './lines-store';
import { refundsOfOrder } from './refunds-of-order';
import { columnsOf } from './rules';
import * as shopOrders from './shop-order-store';
import { toOrderDetail } from './wire';

/** A person's master order with all details, or undefined. */
export async function readMasterOrder(
  ctx: Context,
  userId: number,
  orderNo: string,
): Promise<MasterOrderDetail | undefined> {
  const group = await groups.findGroup(ctx.db, userId, orderNo);
  if (!group) return undefined;
  const parts = await shopOrders.shopOrdersOf(ctx.db, userId, group.id);
  const lines = await linesOfGroups(ctx.db, userId, [group.id], ctx.language);
  const refunds = await refundsOf(ctx.db, group.order_no);
  const notes = await notesOf(ctx.db, group.id);
  return toMasterOrder(ctx, group, parts, linesBy(lines, 'shopOrderId'), { refunds, notes });
}

/** A person's order of one shop with all details and its row, or undefined. */
export async function readShopOrder(
  ctx: Context,
  userId: number,
  orderNo: string,
): Promise<{ row: shopOrders.ShopOrderRow; detail: OrderDetail } | undefined> {
  const row = await shopOrders.findShopOrder(ctx.db, userId, orderNo, ctx.language);
  if (!row) return undefined;
  const isCompleted = row.status === columnsOf.completed.status;
  const isCancelled = row.status === columnsOf.cancelled.status;
  const points = isCancelled
    ? 0
    : await pointsOfOrder(ctx.db, { id: row.id, isCompleted }, ctx.policy.points);
  const lines = await linesOfShopOrders(ctx.db, userId, [row.id], ctx.language);
  const refunds = await refundsOfOrder(ctx, userId, row.id);
  const notes = await notesOf(ctx.db, row.group_id);
  return { row, detail: toOrderDetail(ctx, row, { lines, points, refunds, notes }) };
}
