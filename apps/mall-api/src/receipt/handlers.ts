import { defineHandlers, signedIn } from '../http/handler';
import type { Context } from '../kernel/context';
import { busy, namedError } from '../kernel/errors';
import { linesOfShopOrders } from '../order/lines-store';
import { findShopOrder } from '../order/shop-order-store';
import { lookUpOver, requireAccess } from '../visitor/access';
import { findVisitorGroup, masterNoOf } from '../visitor/store';
import { WorkerPoolBusy } from '../workers/pool';
import { refundPaymentsOf } from './store';
import { toSheet } from './to-sheet';

const noReceipt = () => namedError('not-paid', 500, 'There is no receipt: this order is not paid.');

/** The receipt of a person's order as a file; undefined when the person has no such order. */
async function receiptOf(ctx: Context, userId: number, orderNo: string) {
  const row = await findShopOrder(ctx.db, userId, orderNo);
  if (!row) return undefined;
  if (!row.is_paid) throw noReceipt();
  const { policy, language } = ctx;
  const lines = await linesOfShopOrders(ctx.db, userId, [row.id], language);
  const refundPayments = await refundPaymentsOf(ctx.db, userId, row.id);
  const sheet = toSheet({ row, lines, refundPayments }, { policy, language, now: ctx.now() });
  const bytes = await ctx.printer.print(sheet).catch((error: unknown) => {
    throw error instanceof WorkerPoolBusy ? busy() : error;
  });
  const content = Buffer.from(bytes).toString('base64');
  return { fileName: `${row.order_no}.pdf`, contentType: 'application/pdf' as const, content };
}

export const receiptHandlers = defineHandlers({
  async orderReceipt(ctx, { params }) {
    const receipt = await receiptOf(ctx, signedIn(ctx).id, params.orderNo);
    if (!receipt) throw namedError('not-found', 500, 'This order does not exist.');
    return receipt;
  },

  async visitorOrderReceipt(ctx, { query: { orderNo, identity }, headers }) {
    const masterNo = (await masterNoOf(ctx.db, orderNo)) ?? '';
    await requireAccess(ctx, { orderNo: masterNo, identity }, headers['order-access']);
    const group = await findVisitorGroup(ctx.db, masterNo);
    const receipt = group && (await receiptOf(ctx, group.userId, orderNo));
    if (!receipt) throw lookUpOver();
    return receipt;
  },
});
