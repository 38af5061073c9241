import { draftAt, orderAt, orderedDrafts } from '../action';
import { type Model, type Order, type Payment, required } from '../model';
import { release } from './draft';

export const isOpen = ({ isPaid, isCancelled, isCod }: Order) => !isPaid && !isCancelled && !isCod;

/** Closes the payments of an order, except those that were paid. */
export function endPayments({ payments }: Order): void {
  for (const payment of payments.filter(({ status }) => status !== 'paid')) {
    payment.isEnding = true;
    if (payment.status === 'pending') payment.status = 'abandoned';
  }
}

/** The mall is told the state of a payment: an order accepts one payment, all others are refunded. */
export function report(order: Order, payment: Payment): void {
  const { atProvider } = payment;
  if (payment.status === 'paid' || atProvider === 'open') return;
  if (atProvider !== 'paid') {
    if (payment.status === 'pending')
      payment.status = atProvider === 'cancelled' ? 'abandoned' : atProvider;
    return;
  }
  payment.status = 'paid';
  if (!isOpen(order)) {
    payment.refundDueMinor += order.payMinor;
    return;
  }
  payment.isAccepted = true;
  order.isPaid = true;
  for (const part of order.parts) {
    part.state = 'toShip';
    part.isPaid = true;
  }
  endPayments(order);
}

/** Stock, coupons and points are returned, and the order can no longer be paid. */
export function cancelOrder(model: Model, draft: number): void {
  const { units, owner } = draftAt(model, draft);
  const order = orderAt(model, draft);
  order.isCancelled = true;
  order.parts.forEach((part) => (part.state = 'cancelled'));
  required(model.accounts[owner]).points += order.points;
  for (const { shelf, quantity } of units) {
    required(model.shelves[shelf]).stock += quantity;
    required(model.shelves[shelf]).sold -= quantity;
  }
  model.coupons
    .filter(({ usedBy }) => usedBy === draft)
    .forEach((coupon) => (coupon.usedBy = null));
  endPayments(order);
}

/** The payment jobs: every provider is checked, and pending refunds are paid. */
export function settlePayments(model: Model): void {
  for (const draft of orderedDrafts(model)) {
    const order = orderAt(model, draft);
    order.payments.forEach((payment) => report(order, payment));
    for (const payment of order.payments) {
      if (payment.isEnding && payment.atProvider !== 'paid') payment.atProvider = 'cancelled';
      report(order, payment);
      payment.isEnding = false;
      payment.backMinor += payment.refundDueMinor;
      payment.refundDueMinor = 0;
    }
  }
}

/** The checkout's expiry jobs: expired drafts, and unpaid orders. */
export function expire(model: Model): void {
  for (const draft of model.drafts) {
    if (draft.endsAt <= model.minutes) release(model, draft);
    if (draft.endsAt + 1440 <= model.minutes) draft.isForgotten = true;
  }
  for (const draft of orderedDrafts(model)) {
    const order = orderAt(model, draft);
    if (isOpen(order) && order.payBefore <= model.minutes) cancelOrder(model, draft);
  }
}
