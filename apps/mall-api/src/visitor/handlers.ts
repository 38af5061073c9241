import { defineHandlers } from '../http/handler';
import { toExpress } from '../order/detail-wire';
import { readMasterOrder, readShopOrder } from '../order/read-order';
import { lookUpOver, requireAccess } from './access';
import { openWithCode, sendOrderCode } from './codes';
import { keepOrders } from './keep';
import { findVisitorGroup, masterNoOf } from './store';

export const visitorHandlers = defineHandlers({
  async sendVisitorOrderCode(ctx, { body }) {
    await sendOrderCode(ctx, body);
    return null;
  },

  async openVisitorOrder(ctx, { body: { captcha, ...link } }) {
    return openWithCode(ctx, link, captcha);
  },

  async visitorMasterOrderDetail(ctx, { query, headers }) {
    await requireAccess(ctx, query, headers['order-access']);
    const group = await findVisitorGroup(ctx.db, query.orderNo);
    const order = group && (await readMasterOrder(ctx, group.userId, group.orderNo));
    if (!order) throw lookUpOver();
    return order;
  },

  async visitorOrderDetail(ctx, { query: { orderNo, identity }, headers }) {
    const masterNo = (await masterNoOf(ctx.db, orderNo)) ?? '';
    await requireAccess(ctx, { orderNo: masterNo, identity }, headers['order-access']);
    const group = await findVisitorGroup(ctx.db, masterNo);
    const found = group && (await readShopOrder(ctx, group.userId, orderNo));
    if (!found) throw lookUpOver();
    return { ...found.detail, express: toExpress(ctx, found.row) };
  },

  async keepVisitorOrder(ctx, { body, headers }) {
    await keepOrders(ctx, body, headers['order-access']);
    return null;
  },
});
