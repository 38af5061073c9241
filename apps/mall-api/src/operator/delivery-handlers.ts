import type { Transaction } from 'kysely';
import type { Database } from '../db/schema';
import { defineHandlers } from '../http/handler';
import type { Context } from '../kernel/context';
import { namedError } from '../kernel/errors';
import { callOff } from '../order/call-off';
import { collectPayment } from '../order/collect';
import { audited } from './audit';
import { findOrder, type OrderRow } from './order-store';
import { noSuch, shopOf } from './own-shop';

/**
 * Runs an action on a cash-on-delivery order of the key's shop; `act` returns whether it changed the order.
 */
async function onOrder(
  ctx: Context,
  action: 'deliverOrder' | 'callOffOrder',
  orderNo: string,
  act: (trx: Transaction<Database>, order: OrderRow) => Promise<boolean>,
): Promise<null> {
  const order = await findOrder(ctx.db, shopOf(ctx), orderNo);
  const audit = { action, subject: ['order', orderNo], shopId: order?.shop_id } as const;
  await audited(ctx, audit, async (trx) => {
    if (!order) throw noSuch('order');
    return act(trx, order);
  });
  return null;
}

/** Operator calls for cash-on-delivery orders. */
export const deliveryHandlers = defineHandlers({
  deliverOrder: (ctx, { params: { orderNo } }) =>
    onOrder(ctx, 'deliverOrder', orderNo, async (trx, order) => {
      const target = { shopId: order.shop_id, orderNo };
      if (await collectPayment({ db: trx, now: ctx.now }, target)) return true;
      const now = await findOrder(trx, order.shop_id, orderNo);
      // A repeated call
      if (now?.is_cod && now.is_paid) return false;
      throw namedError(
        'wrong-state',
        500,
        'Only an order on its way that is paid on delivery is handed over.',
      );
    }),

  callOffOrder: (ctx, { params: { orderNo } }) =>
    onOrder(ctx, 'callOffOrder', orderNo, async (trx, order) => {
      if (await callOff(trx, { shopId: order.shop_id, orderNo }, ctx.now())) return true;
      const now = await findOrder(trx, order.shop_id, orderNo);
      if (now?.is_cod && now.status === 'cancelled') return false;
      throw namedError(
        'wrong-state',
        500,
        'Only an order that is still to be paid on delivery is cancelled.',
      );
    }),
});
