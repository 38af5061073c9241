import type Stripe from 'stripe';
import type { ListQuery, PaymentPage } from '../../kernel/payment-provider';
import type { MallCurrency } from '../../money/currency';
import { fromStripe } from './amounts';
import { ask } from './client';
import { eventOf } from './events';

const PAGE = 100;

/** A page of the payment intents of this mall that have succeeded, newest first, as Stripe lists them. */
export async function listIntents(
  stripe: Stripe,
  mall: MallCurrency,
  { from, until, after }: ListQuery,
): Promise<PaymentPage> {
  const page = await ask(() =>
    stripe.paymentIntents.list({
      created: { gte: secondsOf(from), lt: secondsOf(until) },
      limit: PAGE,
      expand: ['data.latest_charge'],
      ...(after !== null && { starting_after: after }),
    }),
  );
  const payments = page.data.flatMap((intent) => {
    const paid =
      intent.status === 'succeeded' ? eventOf(mall, intent.id, 'paid', intent) : undefined;
    if (!paid) return [];
    const { reference, orderNo, amountMinor, currency } = paid;
    const charge = intent.latest_charge;
    const refunded = typeof charge === 'object' ? (charge?.amount_refunded ?? 0) : 0;
    const refundedMinor = fromStripe(mall, refunded, currency);
    return [{ reference, orderNo, amountMinor, currency, refundedMinor }];
  });
  return { payments, next: page.has_more ? (page.data.at(-1)?.id ?? null) : null };
}

const secondsOf = (time: Date) => Math.ceil(time.getTime() / 1000);
