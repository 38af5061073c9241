import { call } from './call.mjs';
import { withDatabase } from './database.mjs';

/**
 * Starts a test payment of an order. Resolves to `{ groupId, eventOf }`, the order's id in the database and
 * the body of the webhook that says it is paid, by the id of the event.
 */
export async function startPayment(mall, apiUrl, shopper, orderNo) {
  const body = { orderNo, payType: 'test', payChannel: 'pc' };
  await call(apiUrl, '/api/front/pay/payment', { shopper, body });
  const [{ reference, amount, currency, groupId }] = await withDatabase(mall, (query) =>
    query(
      `select reference, amount_minor as amount, payment.currency, group_id as "groupId"
       from payment join order_group on order_group.id = group_id where order_no = $1`,
      [orderNo],
    ),
  );
  const event = { kind: 'paid', reference, orderNo, amountMinor: Number(amount), currency };
  return { groupId, eventOf: (id) => JSON.stringify({ id, ...event }) };
}
