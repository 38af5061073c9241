import type { OperatorOrder } from '@vermilion/api-client/operator';
import { beginOrder } from '../fulfilment/begin';
import { addTrace, type Sending, shipOrder } from '../fulfilment/ship';
import { type Args, defineHandlers } from '../http/handler';
import { keysetSliceOf, toKeysetPage } from '../http/page';
import { fromWireTime, wireTime, wireTimeOrNull } from '../http/wire-time';
import type { Context } from '../kernel/context';
import { BusinessError, namedError } from '../kernel/errors';
import { toWire } from '../money/wire';
import { toOrderArrival } from '../order/arrival-wire';
import { isOver } from '../order/promise';
import { columnsOf, orderRefusalText } from '../order/rules';
import { WIRE_REFUND_STATUS } from '../order/wire';
import { audited } from './audit';
import * as store from './order-store';
import { noSuch, shopOf } from './own-shop';

const isToCollect = ({ is_cod, is_paid, status }: store.OrderRow) =>
  is_cod && !is_paid && status !== 'cancelled';

/** Until when an order is to be shipped, and whether that is over. */
const toShipping = (ctx: Pick<Context, 'policy' | 'now'>, { ship_by, status }: store.OrderRow) =>
  ship_by
    ? { shipBy: ship_by, late: status === columnsOf.toShip.status && isOver(ctx, ship_by) }
    : {};

const toOrder = (
  { policy, now }: Pick<Context, 'policy' | 'now'>,
  row: store.OrderRow,
  lines: readonly store.OrderLineRow[],
): OperatorOrder => ({
  orderNo: row.order_no,
  shopId: row.shop_id,
  shopName: row.shop_name,
  state: row.status,
  refundStatus: WIRE_REFUND_STATUS[row.refund_status],
  createTime: wireTime(policy, row.created_at),
  payTime: wireTimeOrNull(policy, row.collected_at ?? row.paid_at),
  beginTime: wireTimeOrNull(policy, row.begun_at),
  payPrice: toWire(policy, row.pay_minor),
  payType: row.pay_type,
  collect: isToCollect(row) ? toWire(policy, row.pay_minor) : null,
  receiver: row.real_name,
  phone: row.phone,
  address: row.address,
  note: row.mark || row.group_mark,
  deliveryMethod: row.delivery_method,
  ...toShipping({ policy, now }, row),
  ...toOrderArrival({ policy, now }, row),
  deliveryName: row.express_name ?? row.courier,
  deliveryId: row.waybill_no ?? row.courier_phone,
  lines: lines
    .filter(({ orderId }) => orderId === row.id)
    .map(({ orderId: _, priceMinor, ...line }) => ({ ...line, price: toWire(policy, priceMinor) })),
});

async function toOrders(ctx: Context, rows: readonly store.OrderRow[]) {
  const ids = rows.map((row) => row.id);
  const lines = await store.linesOf(ctx.db, ids);
  return rows.map((row) => toOrder(ctx, row, lines));
}

/** The parcel in a request; throws for an invalid combination of fields. */
function parcelOf({
  company,
  companyCode = company,
  waybillNo,
  courier,
  courierPhone,
  text,
}: Args<'shipOrder'>['body']): Sending {
  const beside = text ? { text } : {};
  if (company && companyCode && waybillNo && !courier && !courierPhone) {
    return { company, companyCode, waybillNo, ...beside };
  }
  if (courier && courierPhone && !company && !waybillNo)
    return { courier, courierPhone, ...beside };
  if (text && !company && !waybillNo && !courier && !courierPhone) return { text };
  throw new BusinessError(
    400,
    'Send company and waybillNo, or courier and courierPhone, or text alone',
  );
}

/** Why an order to ship is not sent when it has a refund. */
const refundReason = ({ refund_status }: store.OrderRow) =>
  refund_status === 'refunded' ? 'refund-done' : 'refund-in-progress';

/** The refusal of an order that cannot be shipped: by its state, an open refund, or another delivery method. */
function shipRefusal(order: store.OrderRow): BusinessError {
  const text = orderRefusalText('ship');
  if (order.status !== 'toShip') return namedError('wrong-state', 500, text);
  if (order.refund_status !== 'none') return namedError(refundReason(order), 500, text);
  return namedError(
    'delivery-not-offered',
    500,
    order.delivery_method === null
      ? 'Goods of this order are shipped: send company and waybillNo, or courier and courierPhone.'
      : `This order is to be delivered otherwise: its deliveryMethod is ${order.delivery_method}.`,
  );
}

export const orderHandlers = defineHandlers({
  async operatorOrders(ctx, { query }) {
    const status = query.state && columnsOf[query.state].status;
    const filter = { shopId: shopOf(ctx, query.shopId), status };
    const slice = keysetSliceOf(query);
    const rows = await store.ordersOf(ctx.db, filter, slice);
    const total = await store.countOrders(ctx.db, filter, slice);
    return toKeysetPage(rows, { total, query }, (page) => toOrders(ctx, page));
  },

  async operatorOrder(ctx, { params }) {
    const row = await store.findOrder(ctx.db, shopOf(ctx), params.orderNo);
    const [order] = row ? await toOrders(ctx, [row]) : [];
    if (!order) throw noSuch('order');
    return order;
  },

  async shipOrder(ctx, { params: { orderNo }, body }) {
    const parcel = parcelOf(body);
    const order = await store.findOrder(ctx.db, shopOf(ctx), orderNo);
    const shopId = order?.shop_id;
    const audit = { action: 'shipOrder', subject: ['order', orderNo], shopId } as const;
    await audited(ctx, audit, async (trx) => {
      if (!order || shopId === undefined) throw noSuch('order');
      if (await shipOrder({ db: trx, now: ctx.now }, { shopId, orderNo }, parcel)) return true;
      throw shipRefusal((await store.findOrder(trx, shopId, orderNo)) ?? order);
    });
    return null;
  },

  async beginOrder(ctx, { params: { orderNo } }) {
    const order = await store.findOrder(ctx.db, shopOf(ctx), orderNo);
    const shopId = order?.shop_id;
    const audit = { action: 'beginOrder', subject: ['order', orderNo], shopId } as const;
    await audited(ctx, audit, async (trx) => {
      if (shopId === undefined) throw noSuch('order');
      if (await beginOrder(trx, { shopId, orderNo }, ctx.now())) return true;
      const now = await store.findOrder(trx, shopId, orderNo);
      // A repeated call
      if (now?.begun_at && now.status === 'toShip') return false;
      const hasRefund = now?.status === 'toShip' && now.refund_status !== 'none';
      const reason = hasRefund ? refundReason(now) : 'wrong-state';
      throw namedError(reason, 500, 'Only an order to ship without an open refund can be begun.');
    });
    return null;
  },

  async addTrace(ctx, { params: { orderNo }, body }) {
    const at = fromWireTime(ctx.policy, body.time);
    if (!at) throw new BusinessError(400, 'time is not valid');
    const order = await store.findOrder(ctx.db, shopOf(ctx), orderNo);
    const shopId = order?.shop_id;
    const audit = { action: 'addTrace', subject: ['order', orderNo], shopId } as const;
    await audited(ctx, audit, async (trx) => {
      if (!order || shopId === undefined) throw noSuch('order');
      const trace = { at, text: body.text };
      if (await addTrace({ db: trx }, { shopId, orderNo }, trace)) return true;
      const isKnown = order.traces.some(
        (one) => one.at === at.toISOString() && one.text === body.text,
      );
      if (!isKnown)
        throw namedError('wrong-state', 500, 'Only an order on its way can be followed.');
      return false;
    });
    return null;
  },
});
