import type { PaypalAccess } from '../../config/provider-settings';
import {
  type PayableOrder,
  type PaymentProvider,
  RefundRefused,
  type RefundRequest,
} from '../../kernel/payment-provider';
import type { MallCurrency } from '../../money/currency';
import { cancelAddress, resultAddress } from '../result-page';
import { toPaypal } from './amounts';
import { askPaypal, PaypalRefusal } from './client';
import { movesOf } from './moves';
import { approvalPage, captureOf, paypalOrder, stateOf } from './order';
import { readWebhook } from './webhook';

/** PayPal Orders v2: the shopper approves on PayPal's page, and the mall captures the money. */
export const paypalProvider = (access: PaypalAccess, mall: MallCurrency): PaymentProvider => ({
  name: 'paypal',
  async start(order, signal) {
    const body = JSON.stringify(newOrder(mall, order));
    const key = `start-${order.key}`;
    const request = { method: 'POST', path: '/v2/checkout/orders', body, key } as const;
    const created = paypalOrder.parse(await askPaypal(access, request, signal));
    const redirect = approvalPage(created);
    if (!redirect) throw new Error('PayPal names no page on which to approve.');
    return { reference: created.id, redirect, clientSecret: null };
  },
  // An order that is never captured takes no money and expires at PayPal
  cancel: () => Promise.resolve(),
  refund: (request, signal) => refund({ access, mall }, request, signal),
  async lookUp(reference, signal) {
    try {
      return stateOf(mall, await findOrder(access, reference, signal));
    } catch (error) {
      if (error instanceof PaypalRefusal && error.status === 404) return 'gone';
      throw error;
    }
  },
  async capture(reference, signal) {
    const path = `/v2/checkout/orders/${encodeURIComponent(reference)}/capture`;
    const request = { method: 'POST', path, body: '{}', key: `capture-${reference}` } as const;
    try {
      return stateOf(mall, paypalOrder.parse(await askPaypal(access, request, signal)));
    } catch (error) {
      if (!(error instanceof PaypalRefusal) || error.status !== 422) throw error;
      if (error.issues.includes('INSTRUMENT_DECLINED')) return 'pending';
      // Captured by another call, or no longer approved: PayPal knows which
      const state = stateOf(mall, await findOrder(access, reference, signal));
      return state === 'approved' ? 'pending' : state;
    }
  },
  lookUpMoves: async (reference, signal) =>
    movesOf(access, mall, await findOrder(access, reference, signal), signal),
  verify: (rawBody, headers, signal) => readWebhook(access, rawBody, headers, signal),
});

const newOrder = (
  mall: MallCurrency,
  { key, orderNo, amountMinor, currency, returnTo }: PayableOrder,
) => ({
  intent: 'CAPTURE',
  purchase_units: [
    {
      custom_id: orderNo,
      invoice_id: key,
      amount: toPaypal(mall, amountMinor, currency),
    },
  ],
  payment_source: {
    paypal: {
      experience_context: {
        return_url: resultAddress(returnTo, orderNo, true),
        cancel_url: cancelAddress(returnTo, orderNo),
        user_action: 'PAY_NOW',
        shipping_preference: 'NO_SHIPPING',
      },
    },
  },
});

async function findOrder(access: PaypalAccess, reference: string, signal: AbortSignal) {
  const path = `/v2/checkout/orders/${encodeURIComponent(reference)}`;
  return paypalOrder.parse(await askPaypal(access, { method: 'GET', path }, signal));
}

/** PayPal responds to a repetition with the same key with the refund's current state. */
async function refund(
  { access, mall }: { access: PaypalAccess; mall: MallCurrency },
  request: RefundRequest,
  signal: AbortSignal,
) {
  const { key, reference, amountMinor, currency } = request;
  try {
    const captured = captureOf(await findOrder(access, reference, signal));
    if (!captured) throw new RefundRefused('Nothing was captured.');
    const answer = (await askPaypal(
      access,
      {
        method: 'POST',
        path: `/v2/payments/captures/${encodeURIComponent(captured.id)}/refund`,
        body: JSON.stringify({
          amount: toPaypal(mall, amountMinor, currency),
          invoice_id: key,
        }),
        key: `refund-${key}`,
      },
      signal,
    )) as { status?: unknown } | undefined;
    if (answer?.status === 'COMPLETED') return 'done';
    if (answer?.status === 'PENDING') return 'sent';
    throw new RefundRefused('PayPal does not give this money back.');
  } catch (error) {
    if (error instanceof PaypalRefusal && [404, 422].includes(error.status)) {
      throw new RefundRefused(error.message, { cause: error });
    }
    throw error;
  }
}
