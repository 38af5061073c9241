import {
  acceptRefund,
  addTrace,
  collectPayment,
  confirmPaidBack,
  confirmReturn,
  type Deps,
  type Job,
  shipOrder,
} from '@vermilion/mall-api';
import { sql } from 'kysely';
import { COURIERS, DELIVERED, STATIONS } from './couriers';
import { reviewApplications } from './review-applications';

const SECOND = 1000;
/** Delay, so that visitors see the pending order or refund. */
const ACT_AFTER = 60 * SECOND;
const REPORT_EVERY = 15 * SECOND;
const DAY = 86_400 * SECOND;
const BATCH_SIZE = 50;

const reports = [...STATIONS, DELIVERED];

/** Visitors' orders; seeded ones were never drafts. */
const placedOrders = ({ db }: Deps) =>
  db
    .selectFrom('shop_order')
    .innerJoin('order_group', 'order_group.id', 'shop_order.group_id')
    .where('order_group.pre_order_no', 'is not', null)
    .where('shop_order.refund_status', '=', 'none')
    .orderBy('shop_order.id')
    .limit(BATCH_SIZE);

const isConfirmedBefore = (time: Date) =>
  sql<boolean>`(case when shop_order.is_cod then shop_order.created_at
    else order_group.paid_at end) < ${time}`;

async function ship(deps: Deps): Promise<void> {
  const orders = await placedOrders(deps)
    .select(['shop_order.id', 'shop_order.shop_id as shopId', 'shop_order.order_no as orderNo'])
    .select('shop_order.delivery_method as method')
    .where('shop_order.status', '=', 'toShip')
    .where(isConfirmedBefore(new Date(deps.now().getTime() - ACT_AFTER)))
    .execute();
  for (const { id, method, ...order } of orders) {
    if (method === 'virtual') {
      await shipOrder(deps, order, { text: codeOf(order.orderNo) });
      continue;
    }
    const [courier] = COURIERS.slice(id % COURIERS.length);
    if (!courier) continue;
    const byHand = { courier: courier.courier, courierPhone: courier.courier_phone };
    if (method === 'shopCourier') await shipOrder(deps, order, byHand);
    else
      await shipOrder(deps, order, {
        company: courier.express_name,
        companyCode: courier.express_code,
        ...byHand,
        waybillNo: `VM${100_000_000 + id}`,
      });
  }
}

/** A unique code, as shops send it. */
const codeOf = (orderNo: string) =>
  `Your code: ${orderNo.slice(-12).replace(/(.{4})(?=.)/g, '$1-')}`;

/** Adds the tracking events that are due. */
async function report(deps: Deps): Promise<void> {
  const now = deps.now().getTime();
  const orders = await placedOrders(deps)
    .select([
      'shop_order.shop_id as shopId',
      'shop_order.order_no as orderNo',
      'shop_order.shipped_at as shippedAt',
      'shop_order.traces',
    ])
    .where('shop_order.status', '=', 'toReceive')
    .where(sql<boolean>`shop_order.delivery_method is distinct from 'virtual'`)
    .where('shop_order.shipped_at', '>', new Date(now - DAY))
    .where(sql<boolean>`jsonb_array_length(shop_order.traces) < ${reports.length}`)
    .execute();
  for (const { shippedAt, traces, ...order } of orders) {
    if (!shippedAt) continue;
    const due = Math.floor((now - shippedAt.getTime()) / REPORT_EVERY) + 1;
    for (const [index, text] of reports.slice(0, due).entries()) {
      if (index < traces.length) continue;
      await addTrace(deps, order, {
        at: new Date(shippedAt.getTime() + index * REPORT_EVERY),
        text,
      });
    }
    if (due >= reports.length) await collectPayment(deps, order);
  }
}

/** Refunds of visitors in a state, older than the delay. */
const refundsIn = (
  { db, now }: Deps,
  status: 'applied' | 'refunding' | 'returning',
  since: 'created_at' | 'return_sent_at' | 'decided_at',
) =>
  db
    .selectFrom('refund_order')
    .innerJoin('shop_order', 'shop_order.id', 'refund_order.shop_order_id')
    .innerJoin('order_group', 'order_group.id', 'shop_order.group_id')
    .select(['refund_order.refund_no as refundNo', 'refund_order.shop_id as shopId'])
    .where('order_group.pre_order_no', 'is not', null)
    .where('refund_order.status', '=', status)
    .where(`refund_order.${since}`, '<', new Date(now().getTime() - ACT_AFTER))
    .limit(BATCH_SIZE)
    .execute();

/** Accepts refunds and returns, and pays them. */
async function dealWithRefunds(deps: Deps): Promise<void> {
  const decide = [
    { refunds: await refundsIn(deps, 'applied', 'created_at'), act: acceptRefund },
    { refunds: await refundsIn(deps, 'returning', 'return_sent_at'), act: confirmReturn },
    // refunds without a provider
    { refunds: await refundsIn(deps, 'refunding', 'decided_at'), act: confirmPaidBack },
  ];
  for (const { refunds, act } of decide)
    for (const refund of refunds)
      // a failing refund must not block the others
      await act(deps, refund).catch((error: unknown) =>
        deps.log.error({ err: error, refundNo: refund.refundNo }, 'refund not accepted'),
      );
}

/** Simulated shops: ship paid orders, accept refunds, report deliveries and review applications within minutes. */
export const simulateShops: Job = {
  name: 'demo: simulate shops',
  everySeconds: 10,
  async run(deps) {
    await ship(deps);
    await report(deps);
    await dealWithRefunds(deps);
    await reviewApplications(deps);
  },
};
