import type { MockPart } from './order';
import { isConfirmed, partWith, statusOf } from './order-state';
import { notFound, Refusal } from './refusal';
import type { Resolvers } from './resolvers';
import type { MockState } from './state';

/** A whole master order, or one shop's part once its shop can begin with it. */
function cancelTarget(state: MockState, orderNo: string) {
  const master = state.orders.find((one) => one.orderNo === orderNo);
  if (master) return { order: master, parts: master.parts };
  const { order, part } = partWith(state, orderNo);
  if (!isConfirmed(order) && !part.isCancelled) throw notFound();
  return { order, parts: [part] };
}

const wrongState = (message: string) => new Refusal(500, message, 'wrong-state');
const isOpen = ({ isCancelled }: MockPart) => !isCancelled;

/** What a shopper does with an order besides paying for it. */
export const orderActionResolvers: Resolvers = {
  cancelOrder(state, { orderNo }) {
    const { order, parts } = cancelTarget(state, orderNo);
    const open = parts.filter(isOpen);
    if (open.length === 0)
      throw new Refusal(500, 'This order has already been cancelled.', 'already-done');
    if (open.some((part) => statusOf(state, order, part) !== 0))
      throw new Refusal(500, 'Its shop has begun with this order.', 'order-begun');
    for (const part of open) part.isCancelled = true;
    return null;
  },
  takeOrder(state, { orderNo }) {
    const { order, part } = partWith(state, orderNo);
    // Paid on delivery, it has arrived when the shop has the money
    if (statusOf(state, order, part) !== 1 || order.paidAt === undefined)
      throw wrongState('This order is not on its way.');
    part.receivedAt = Date.now();
    return null;
  },
  deleteOrder(state, { orderNo }) {
    const { order, part } = partWith(state, orderNo);
    if (![3, 9].includes(statusOf(state, order, part)))
      throw wrongState('Only a completed or cancelled order can be deleted.');
    part.isDeleted = true;
    return null;
  },
};
