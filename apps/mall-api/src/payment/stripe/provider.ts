import type { StripeAccess } from '../../config/provider-settings';
import { type PaymentProvider, RefundRefused } from '../../kernel/payment-provider';
import type { MallCurrency } from '../../money/currency';
import { toStripe } from './amounts';
import { ask, stripeClient, unlessRefused } from './client';
import { eventOf, readWebhook } from './events';
import { listIntents } from './list';
import { movesOf } from './moves';
import { refundIntent } from './refund';

/**
 * Cards and wallets by payment intents. The form is part of the storefront's own page, see `stripe_payment`.
 */
export const stripeProvider = (
  access: StripeAccess,
  mall: MallCurrency,
  now: () => Date,
): PaymentProvider => ({
  name: 'stripe',
  async start({ key, orderNo, amountMinor, currency }, signal) {
    const { id, client_secret: clientSecret } = await ask(() =>
      stripeClient(access, signal).paymentIntents.create(
        {
          amount: toStripe(mall, amountMinor, currency),
          currency: currency.toLowerCase(),
          description: orderNo,
          metadata: { order_no: orderNo },
          automatic_payment_methods: { enabled: true },
        },
        { idempotencyKey: `start-${key}` },
      ),
    );
    return { reference: id, redirect: null, clientSecret };
  },
  async cancel(reference, signal) {
    // Paid and previously cancelled intents cannot be cancelled
    await unlessRefused(['payment_intent_unexpected_state', 'resource_missing'], undefined, () =>
      stripeClient(access, signal).paymentIntents.cancel(reference),
    );
  },
  async refund(request, signal) {
    const status = await refundIntent(stripeClient(access, signal), mall, request);
    if (status === 'refused') throw new RefundRefused('Stripe does not give this money back.');
    return status;
  },
  async lookUp(reference, signal) {
    const intent = await unlessRefused(['resource_missing'], undefined, () =>
      stripeClient(access, signal).paymentIntents.retrieve(reference),
    );
    if (intent?.status === 'succeeded')
      return eventOf(mall, `${reference}:paid`, 'paid', intent) ?? 'gone';
    if (intent?.status === 'processing') {
      // Each attempt has its own charge
      const charge = intent.latest_charge;
      const id = `${reference}:processing:${typeof charge === 'string' ? charge : (charge?.id ?? '')}`;
      return eventOf(mall, id, 'processing', intent) ?? 'gone';
    }
    return !intent || intent.status === 'canceled' ? 'gone' : 'pending';
  },
  lookUpMoves: (reference, signal) => movesOf(stripeClient(access, signal), mall, reference),
  list: (query, signal) => listIntents(stripeClient(access, signal), mall, query),
  verify: (rawBody, headers) => readWebhook(access, mall, rawBody, headers, now()),
});
