import { decide as decideAtProvider, find } from '../../../payment/test-provider/store';
import { orderAt, orderedDrafts, ownerOf, pick, runIf, type Step } from '../action';
import { type Model, type Order, required } from '../model';
import type { Scene } from '../scene';
import { cancelPaidParts, paidParts } from './cancel-paid';
import { cancellable, cancelPart } from './on-delivery-rules';
import { cancelOrder, endPayments, isOpen, report } from './payment-rules';

export const startPayment: Step = (model, choice) => {
  const hasPending = ({ payments }: Order) => payments.some(({ status }) => status === 'pending');
  const canStart = (index: number) =>
    isOpen(orderAt(model, index)) && (choice.isOn || !hasPending(orderAt(model, index)));
  const draft = pick(orderedDrafts(model), canStart, choice);
  if (draft === undefined) return undefined;
  const owner = ownerOf(model, draft);
  return {
    label: `start to pay order ${draft}`,
    send: async (scene) => {
      const body = { orderNo: await scene.orderNo(draft), payType: 'test', payChannel: 'pc' };
      return scene.as(owner, 'startPayment', { body });
    },
    apply(next) {
      const order = orderAt(next, draft);
      const isFree = order.payMinor === 0 && !order.isCancelled && !order.isCod;
      if (isFree) return true;
      const { payments } = order;
      return runIf(isOpen(order), () => {
        if (hasPending(order)) return;
        endPayments(order);
        const nothing = { isEnding: false, isAccepted: false, refundDueMinor: 0, backMinor: 0 };
        payments.push({ status: 'pending', atProvider: 'open', ...nothing });
      });
    },
  };
};

async function sendEvent(scene: Scene, reference: string): Promise<void> {
  const found = await find(scene.mall.db, reference);
  if (!found?.eventId) return;
  const { eventId: id, state: kind, orderNo, amountMinor, currency } = found;
  const event = { id, kind, reference, orderNo, amountMinor, currency };
  const { status } = await scene.data.payments.deliver(event);
  if (status !== 200) throw new Error(`The mall rejected an event: ${status}`);
}

/** The position of a payment in the model. */
interface PaymentRef {
  draft: number;
  index: number;
}

const allPayments = (model: Model): PaymentRef[] =>
  orderedDrafts(model).flatMap((draft) =>
    orderAt(model, draft).payments.map((_payment, index) => ({ draft, index })),
  );
const paymentAt = (model: Model, { draft, index }: PaymentRef) =>
  required(orderAt(model, draft).payments[index]);

const OUTCOMES = ['paid', 'paid', 'paid', 'paid', 'paid', 'failed', 'abandoned'] as const;

/** The shopper pays, fails or cancels at the provider, which may send the event or lose it. */
export const decide: Step = (model, choice) => {
  const isUndecided = (ref: PaymentRef) => paymentAt(model, ref).atProvider === 'open';
  const ref = pick(allPayments(model), isUndecided, choice);
  if (!ref) return undefined;
  const outcome = required(
    OUTCOMES[choice.numbers.reduce((sum, value) => sum + value, 0) % OUTCOMES.length],
  );
  const isNotified = choice.isOn || choice.at % 2 === 0;
  const { draft, index } = ref;
  return {
    label: `payment ${index} of order ${draft} is ${outcome}${isNotified ? '' : ', unreported'}`,
    async send(scene) {
      const reference = await scene.reference(draft, index);
      await decideAtProvider(scene.mall.db, reference, outcome);
      if (isNotified) await sendEvent(scene, reference);
      return { isDone: true, message: '' };
    },
    apply(next) {
      const payment = paymentAt(next, ref);
      if (payment.atProvider === 'open') payment.atProvider = outcome;
      if (isNotified && payment.atProvider !== 'cancelled') report(orderAt(next, draft), payment);
      return true;
    },
  };
};

/** The provider sends the event again, or late. */
export const resendEvent: Step = (model, choice) => {
  const isUnreported = (ref: PaymentRef) => {
    const { status, atProvider } = paymentAt(model, ref);
    return atProvider === 'paid' && status !== 'paid';
  };
  const ref = pick(allPayments(model), isUnreported, choice);
  if (!ref || paymentAt(model, ref).atProvider === 'cancelled') return undefined;
  const { draft, index } = ref;
  return {
    label: `payment ${index} of order ${draft} is reported again`,
    async send(scene) {
      await sendEvent(scene, await scene.reference(draft, index));
      return { isDone: true, message: '' };
    },
    apply(next) {
      report(orderAt(next, draft), paymentAt(next, ref));
      return true;
    },
  };
};

export const cancel: Step = (model, choice) => {
  const canCancel = (index: number) =>
    isOpen(orderAt(model, index)) ||
    cancellable(model, index).length > 0 ||
    paidParts(model, index).length > 0;
  const draft = pick(orderedDrafts(model), canCancel, choice);
  if (draft === undefined) return undefined;
  const owner = ownerOf(model, draft);
  return {
    label: `cancel order ${draft}`,
    send: async (scene) =>
      scene.as(owner, 'cancelOrder', { params: { orderNo: await scene.orderNo(draft) } }),
    apply(next) {
      if (isOpen(orderAt(next, draft))) cancelOrder(next, draft);
      else {
        const parts = cancellable(next, draft);
        parts.forEach((place) => cancelPart(next, place));
        const paid = parts.length > 0 ? [] : paidParts(next, draft);
        cancelPaidParts(next, paid);
        return parts.length + paid.length > 0;
      }
      return true;
    },
  };
};
