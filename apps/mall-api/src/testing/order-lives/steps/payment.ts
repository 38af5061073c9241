import { decide as decideAtProvider, find } from '../../../payment/test-provider/store';
import { draftAt, orderAt, orderedDrafts, ownerOf, pick, when, type Step } from '../action';
import { must, type Model, type Order, type Payment } from '../model';
import type { Scene } from '../scene';
import { release } from './checkout';
import { cancellable, cancelPart } from './on-delivery-rules';

const isOpen = ({ isPaid, isCancelled, isCod }: Order) => !isPaid && !isCancelled && !isCod;

/** Closes the payments of an order, except those that were paid. */
function endPayments({ payments }: Order): void {
  for (const payment of payments.filter(({ status }) => status !== 'paid')) {
    payment.isEnding = true;
    if (payment.status === 'pending') payment.status = 'abandoned';
  }
}

/** The mall learns the state of a payment: an order accepts one payment, all others are refunded. */
export function learn(order: Order, payment: Payment): void {
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

export const startPayment: Step = (model, choice) => {
  const hasPending = ({ payments }: Order) => payments.some(({ status }) => status === 'pending');
  const waits = (one: number) =>
    isOpen(orderAt(model, one)) && (choice.isOn || !hasPending(orderAt(model, one)));
  const of = pick(orderedDrafts(model), waits, choice);
  if (of === undefined) return undefined;
  const owner = ownerOf(model, of);
  return {
    what: `start to pay order ${of}`,
    send: async (scene) => {
      const body = { orderNo: await scene.orderNo(of), payType: 'test', payChannel: 'pc' };
      return scene.as(owner, 'startPayment', { body });
    },
    apply(next) {
      const order = orderAt(next, of);
      const isFree = order.payMinor === 0 && !order.isCancelled && !order.isCod;
      if (isFree) return true;
      const { payments } = order;
      return when(isOpen(order), () => {
        if (hasPending(order)) return;
        endPayments(order);
        const nothing = { isEnding: false, isAccepted: false, refundDueMinor: 0, backMinor: 0 };
        payments.push({ status: 'pending', atProvider: 'open', ...nothing });
      });
    },
  };
};

async function tell(scene: Scene, reference: string): Promise<void> {
  const found = await find(scene.mall.db, reference);
  if (!found?.eventId) return;
  const { eventId: id, state: kind, orderNo, amountMinor, currency } = found;
  const event = { id, kind, reference, orderNo, amountMinor, currency };
  const { status } = await scene.till.deliver(event);
  if (status !== 200) throw new Error(`The mall does not take an event: ${status}`);
}

const everyPayment = (model: Model) =>
  orderedDrafts(model).flatMap((of) =>
    orderAt(model, of).payments.map((_payment, place) => ({ of, place })),
  );
const paymentAt = (model: Model, { of, place }: { of: number; place: number }) =>
  must(orderAt(model, of).payments[place]);

const OUTCOMES = ['paid', 'paid', 'paid', 'paid', 'paid', 'failed', 'abandoned'] as const;

/** The shopper pays, fails or cancels at the provider, which may send the event or lose it. */
export const decide: Step = (model, choice) => {
  const fits = (one: { of: number; place: number }) => paymentAt(model, one).atProvider === 'open';
  const payment = pick(everyPayment(model), fits, choice);
  if (!payment) return undefined;
  const outcome = must(
    OUTCOMES[choice.numbers.reduce((sum, one) => sum + one, 0) % OUTCOMES.length],
  );
  const isNotified = choice.isOn || choice.at % 2 === 0;
  const { of, place } = payment;
  return {
    what: `payment ${place} of order ${of} is ${outcome}${isNotified ? '' : ', untold'}`,
    async send(scene) {
      const reference = await scene.reference(of, place);
      await decideAtProvider(scene.mall.db, reference, outcome);
      if (isNotified) await tell(scene, reference);
      return { isDone: true, message: '' };
    },
    apply(next) {
      const one = paymentAt(next, payment);
      if (one.atProvider === 'open') one.atProvider = outcome;
      if (isNotified && one.atProvider !== 'cancelled') learn(orderAt(next, of), one);
      return true;
    },
  };
};

/** The provider sends the event again, or late. */
export const tellAgain: Step = (model, choice) => {
  const isUnreported = (one: { of: number; place: number }) => {
    const { status, atProvider } = paymentAt(model, one);
    return atProvider === 'paid' && status !== 'paid';
  };
  const payment = pick(everyPayment(model), isUnreported, choice);
  if (!payment || paymentAt(model, payment).atProvider === 'cancelled') return undefined;
  const { of, place } = payment;
  return {
    what: `payment ${place} of order ${of} is told again`,
    async send(scene) {
      await tell(scene, await scene.reference(of, place));
      return { isDone: true, message: '' };
    },
    apply(next) {
      learn(orderAt(next, of), paymentAt(next, payment));
      return true;
    },
  };
};

/** Stock, coupons and points are returned, and the order can no longer be paid. */
export function cancelOrder(model: Model, of: number): void {
  const { units, owner } = draftAt(model, of);
  const order = orderAt(model, of);
  order.isCancelled = true;
  order.parts.forEach((part) => (part.state = 'cancelled'));
  must(model.accounts[owner]).points += order.points;
  for (const { shelf, quantity } of units) {
    must(model.shelves[shelf]).stock += quantity;
    must(model.shelves[shelf]).sold -= quantity;
  }
  model.coupons.filter(({ usedBy }) => usedBy === of).forEach((coupon) => (coupon.usedBy = null));
  endPayments(order);
}

export const cancel: Step = (model, choice) => {
  const fits = (one: number) => isOpen(orderAt(model, one)) || cancellable(model, one).length > 0;
  const of = pick(orderedDrafts(model), fits, choice);
  if (of === undefined) return undefined;
  const owner = ownerOf(model, of);
  return {
    what: `cancel order ${of}`,
    send: async (scene) =>
      scene.as(owner, 'cancelOrder', { params: { orderNo: await scene.orderNo(of) } }),
    apply(next) {
      if (isOpen(orderAt(next, of))) cancelOrder(next, of);
      else {
        const parts = cancellable(next, of);
        parts.forEach((place) => cancelPart(next, place));
        return parts.length > 0;
      }
      return true;
    },
  };
};

/** The payment jobs: every provider is checked, and pending refunds are paid. */
export function settlePayments(model: Model): void {
  for (const of of orderedDrafts(model)) {
    const order = orderAt(model, of);
    order.payments.forEach((payment) => learn(order, payment));
    for (const payment of order.payments) {
      if (payment.isEnding && payment.atProvider !== 'paid') payment.atProvider = 'cancelled';
      learn(order, payment);
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
  for (const of of orderedDrafts(model)) {
    const order = orderAt(model, of);
    if (isOpen(order) && order.payBefore <= model.minutes) cancelOrder(model, of);
  }
}
