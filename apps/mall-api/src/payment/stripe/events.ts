import type { IncomingHttpHeaders } from 'node:http';
import Stripe from 'stripe';
import type { StripeAccess } from '../../config/provider-settings';
import { ForgedEvent, type PaymentEvent, type WebhookEvent } from '../../kernel/payment-provider';
import type { MallCurrency } from '../../money/currency';
import { fromStripe } from './amounts';

const TOLERANCE_SECONDS = 300;

const KINDS: Partial<Record<Stripe.Event.Type, PaymentEvent['kind']>> = {
  'payment_intent.succeeded': 'paid',
  'payment_intent.payment_failed': 'failed',
  'payment_intent.canceled': 'abandoned',
};

/** Events about refunds and disputes; all of their objects name the payment intent. */
const isMoved = (type: string) =>
  type === 'charge.refunded' || /^(refund|charge\.(dispute|refund))\./.test(type);

/** The payment event in a Stripe event; undefined when it is not about this mall's payment intents. */
export function eventOf(
  mall: MallCurrency,
  id: string,
  kind: PaymentEvent['kind'],
  intent: Stripe.PaymentIntent,
): PaymentEvent | undefined {
  const orderNo = intent.metadata?.order_no;
  if (!orderNo) return undefined;
  const currency = intent.currency.toUpperCase();
  const amount = kind === 'paid' ? intent.amount_received : intent.amount;
  const amountMinor = fromStripe(mall, amount, currency);
  return { id, kind, reference: intent.id, orderNo, amountMinor, currency };
}

/** Reads a webhook signed with one of the secrets. */
export function readWebhook(
  { webhookSecrets, secretKey }: StripeAccess,
  mall: MallCurrency,
  rawBody: string,
  headers: IncomingHttpHeaders,
  now: Date,
): WebhookEvent {
  const header = String(headers['stripe-signature'] ?? '');
  const event = webhookSecrets
    .map((secret) => signedBy(secret, rawBody, header, now))
    .find((found) => found !== undefined);
  if (!event) throw new ForgedEvent('The signature is missing, wrong or too old.');
  if (event.livemode !== secretKey.includes('_live_')) {
    throw new ForgedEvent('Test events are nothing to a live mall, nor live ones to a test.');
  }
  const { id, type } = event;
  if (isMoved(type)) {
    const reference = intentOf(event.data.object);
    return reference ? { id, kind: 'moved', reference } : { id, kind: 'other' };
  }
  const intent = event.data.object as Stripe.PaymentIntent;
  // Whether it still is when this event comes, only Stripe knows
  if (type === 'payment_intent.processing' && intent.metadata?.order_no)
    return { id, kind: 'changed', reference: intent.id };
  const kind = KINDS[type];
  const paymentEvent = kind && eventOf(mall, id, kind, intent);
  return paymentEvent ?? { id, kind: 'other' };
}

/** The id of the payment intent that a charge, refund or dispute belongs to. */
function intentOf(object: unknown): string | undefined {
  const intent = (object as { payment_intent?: unknown } | null)?.payment_intent;
  const id = typeof intent === 'object' ? (intent as { id?: unknown } | null)?.id : intent;
  return typeof id === 'string' ? id : undefined;
}

function signedBy(secret: string, rawBody: string, header: string, now: Date) {
  try {
    return Stripe.webhooks.constructEvent(
      rawBody,
      header,
      secret,
      TOLERANCE_SECONDS,
      undefined,
      now.getTime(),
    );
  } catch {
    return undefined;
  }
}
