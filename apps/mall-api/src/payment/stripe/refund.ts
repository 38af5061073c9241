import type Stripe from 'stripe';
import type { RefundRequest } from '../../kernel/payment-provider';
import type { MallCurrency } from '../../money/currency';
import { toStripe } from './amounts';
import { ask, unlessRefused } from './client';

const REFUSALS = [
  'charge_already_refunded',
  'charge_disputed',
  'amount_too_large',
  'resource_missing',
];

/**
 * Refunds a payment intent. The refund stores its key: Stripe deletes idempotency keys after a day and
 * repeats its first response until then, so an existing refund is looked up instead of being requested again.
 */
export async function refundIntent(
  stripe: Stripe,
  mall: MallCurrency,
  { key, reference, amountMinor, currency }: RefundRequest,
): Promise<'sent' | 'done' | 'refused'> {
  const before = await ask(() => findRefund(stripe, reference, key));
  const refund =
    before ??
    (await unlessRefused(REFUSALS, undefined, () =>
      stripe.refunds.create(
        {
          payment_intent: reference,
          amount: toStripe(mall, amountMinor, currency),
          metadata: { refund_key: key },
        },
        { idempotencyKey: `refund-${key}` },
      ),
    ));
  switch (refund?.status) {
    case 'succeeded':
      return 'done';
    case 'pending':
    case 'requires_action':
      return 'sent';
    default:
      return 'refused';
  }
}

async function findRefund(stripe: Stripe, reference: string, key: string) {
  for await (const refund of stripe.refunds.list({ payment_intent: reference, limit: 100 })) {
    if (refund.metadata?.refund_key === key) return refund;
  }
  return undefined;
}
