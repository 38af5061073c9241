import { inTransaction } from '../db/in-transaction';
import { defineHandlers, signedIn } from '../http/handler';
import { sliceOf, toPage } from '../http/page';
import type { Context } from '../kernel/context';
import type { BusinessError } from '../kernel/errors';
import { namedError } from '../kernel/errors';
import { toExpress } from './detail-wire';
import * as groups from './group-store';
import { linesBy, linesOfGroups, linesOfShopOrders } from './lines-store';
import { readMasterOrder, readShopOrder } from './read-order';
import { type OrderAction, orderRefusalText, statesOfTab } from './rules';
import * as shopOrders from './shop-order-store';
import { toAwaitPay, toCenterData, toOrderRow } from './wire';

const noSuchOrder = () => namedError('not-found', 500, 'This order does not exist.');

async function shopOrderOf(ctx: Context, orderNo: string): Promise<shopOrders.ShopOrderRow> {
  const row = await shopOrders.findShopOrder(ctx.db, signedIn(ctx).id, orderNo, ctx.language);
  if (!row) throw noSuchOrder();
  return row;
}

const PAID_AT_THE_DOOR =
  'This order is paid on delivery. It counts as received when its shop has the money from the courier.';

/** Why an action was refused: there is no such order, or it is in another state. */
async function actionRefusal(
  ctx: Context,
  orderNo: string,
  action: OrderAction,
): Promise<BusinessError> {
  const { is_cod: isCod, is_paid: isPaid } = await shopOrderOf(ctx, orderNo);
  if (action === 'take' && isCod && !isPaid)
    return namedError('wrong-state', 500, PAID_AT_THE_DOOR);
  return namedError('wrong-state', 500, orderRefusalText(action));
}

export const orderHandlers = defineHandlers({
  async awaitPayList(ctx, { query }) {
    const { id } = signedIn(ctx);
    const slice = sliceOf(query);
    const rows = await groups.awaitingPayment(ctx.db, id, slice);
    const total = await groups.countAwaiting(ctx.db, id, slice);
    const ids = rows.map((row) => row.id);
    const linesOf = linesBy(await linesOfGroups(ctx.db, id, ids, ctx.language), 'groupId');
    return toPage(
      rows.map((row) => toAwaitPay(ctx, row, linesOf(row.id))),
      total,
      query,
    );
  },

  async orderList(ctx, { query }) {
    const { id } = signedIn(ctx);
    const states = statesOfTab[query.type];
    const slice = sliceOf(query);
    const rows = await shopOrders.shopOrdersIn(ctx.db, id, states, slice);
    const total = await shopOrders.countIn(ctx.db, id, states, slice);
    const ids = rows.map((row) => row.id);
    const linesOf = linesBy(await linesOfShopOrders(ctx.db, id, ids, ctx.language), 'shopOrderId');
    return toPage(
      rows.map((row) => toOrderRow(ctx, row, linesOf(row.id))),
      total,
      query,
    );
  },

  async masterOrderDetail(ctx, { params }) {
    const order = await readMasterOrder(ctx, signedIn(ctx).id, params.orderNo);
    if (!order) throw noSuchOrder();
    return order;
  },

  async orderDetail(ctx, { params }) {
    const found = await readShopOrder(ctx, signedIn(ctx).id, params.orderNo);
    if (!found) throw noSuchOrder();
    return found.detail;
  },

  async orderExpress(ctx, { params }) {
    return toExpress(ctx, await shopOrderOf(ctx, params.orderNo));
  },

  async orderData(ctx) {
    const counts = await shopOrders.countStates(ctx.db, signedIn(ctx).id);
    // As the list of type 3: received, reviewed or not
    return { ...toCenterData(counts), completeCount: counts.toReview + counts.completed };
  },

  async orderCenterData(ctx) {
    return toCenterData(await shopOrders.countStates(ctx.db, signedIn(ctx).id));
  },

  async takeOrder(ctx, { params: { orderNo } }) {
    const { id } = signedIn(ctx);
    const taken = await inTransaction(ctx.db, async (trx) => {
      const order = await shopOrders.move(trx, id, orderNo, 'take', { received_at: ctx.now() });
      if (order) await shopOrders.markReceived(trx, order.id);
      return order;
    });
    if (!taken) throw await actionRefusal(ctx, orderNo, 'take');
    return null;
  },

  async deleteOrder(ctx, { params: { orderNo } }) {
    const { id } = signedIn(ctx);
    if (!(await shopOrders.deleteOrder(ctx.db, id, orderNo)))
      throw await actionRefusal(ctx, orderNo, 'delete');
    return null;
  },
});
