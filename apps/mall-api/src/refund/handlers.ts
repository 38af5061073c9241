import { defineHandlers, signedIn } from '../http/handler';
import { sliceOf, toPage } from '../http/page';
import type { Context } from '../kernel/context';
import { namedError } from '../kernel/errors';
import { type LineRow, linesOfShopOrders } from '../order/lines-store';
import { applyForRefund, refundableOrder } from './apply';
import { withdrawRefund } from './decide';
import * as list from './list-store';
import { findOrder } from './order-store';
import { ownPictures } from './pictures';
import { sendGoodsBack } from './return-goods';
import { toRefundDetail, toRefundForm, toRefundRow } from './wire';

const noSuchRefund = () => namedError('not-found', 500, 'This refund does not exist.');

/** The order lines of each refund, with the refunded quantities. */
async function linesOf(ctx: Context, rows: readonly list.RefundRow[]) {
  const parts = await list.refundLines(
    ctx.db,
    rows.map((row) => row.id),
  );
  const orderIds = [...new Set(rows.map((row) => row.shop_order_id))];
  const lines = await linesOfShopOrders(ctx.db, signedIn(ctx).id, orderIds, ctx.language);
  const byId = new Map(lines.map((line) => [line.id, line]));
  return ({ id }: list.RefundRow): LineRow[] =>
    parts.flatMap(({ refundId, orderLineId, quantity }) => {
      const line = byId.get(orderLineId);
      return refundId === id && line ? { ...line, quantity } : [];
    });
}

export const refundHandlers = defineHandlers({
  async refundForm(ctx, { params }) {
    const { id } = signedIn(ctx);
    const found = await findOrder(ctx.db, id, params.orderNo);
    const { order, lines } = await refundableOrder(ctx, found);
    const goods = await linesOfShopOrders(ctx.db, id, [order.id], ctx.language);
    return toRefundForm(ctx, order, lines, goods);
  },

  refundReasons: (ctx) => ctx.policy.refund.reasons,

  async applyForRefund(ctx, { body }) {
    const { id } = signedIn(ctx);
    const refundOrderNo = await applyForRefund(ctx, id, {
      orderNo: body.orderNo,
      reason: body.text,
      explain: body.refund_reason_wap_explain ?? '',
      pictures: await ownPictures(ctx, id, body.refund_reason_wap_img ?? ''),
      lines: body.lines ?? undefined,
    });
    return { refundOrderNo };
  },

  async refundList(ctx, { query }) {
    const { id } = signedIn(ctx);
    const slice = sliceOf(query);
    const rows = await list.refundsOf(ctx.db, id, slice);
    const total = await list.countRefunds(ctx.db, id, slice);
    const linesBy = await linesOf(ctx, rows);
    return toPage(
      rows.map((row) => toRefundRow(ctx, row, linesBy(row))),
      total,
      query,
    );
  },

  async refundDetail(ctx, { params }) {
    const row = await list.findRefund(ctx.db, signedIn(ctx).id, params.orderNo);
    if (!row) throw noSuchRefund();
    return toRefundDetail(ctx, row, (await linesOf(ctx, [row]))(row));
  },

  async withdrawRefund(ctx, { params: { orderNo } }) {
    const { id } = signedIn(ctx);
    if (await withdrawRefund(ctx, id, orderNo)) return null;
    if (!(await list.findRefund(ctx.db, id, orderNo))) throw noSuchRefund();
    throw namedError('already-done', 500, 'The shop has already decided about this refund.');
  },

  async sendGoodsBack(ctx, { params, body }) {
    const { id } = signedIn(ctx);
    const refundNo = params.orderNo;
    if (await sendGoodsBack(ctx, id, { refundNo, ...body })) return null;
    if (!(await list.findRefund(ctx.db, id, refundNo))) throw noSuchRefund();
    throw namedError('wrong-state', 500, 'This refund does not wait for goods.');
  },
});
