import type { IncomingHttpHeaders } from 'node:http';
import { z } from 'zod';
import type { PaypalAccess } from '../../config/provider-settings';
import { ForgedEvent, type WebhookEvent } from '../../kernel/payment-provider';
import { askPaypal } from './client';
import { orderOfCapture } from './moves';

const HEADERS = {
  auth_algo: 'paypal-auth-algo',
  cert_url: 'paypal-cert-url',
  transmission_id: 'paypal-transmission-id',
  transmission_sig: 'paypal-transmission-sig',
  transmission_time: 'paypal-transmission-time',
} as const;

const event = z.object({
  id: z.string(),
  event_type: z.string(),
  resource: z.object({
    id: z.string().optional(),
    supplementary_data: z
      .object({ related_ids: z.object({ order_id: z.string().optional() }).optional() })
      .optional(),
    // Of a refund: it names its capture, but not the order
    links: z.array(z.object({ rel: z.string(), href: z.string() })).optional(),
    // Of a dispute
    disputed_transactions: z
      .array(z.object({ seller_transaction_id: z.string().optional() }))
      .optional(),
  }),
});
type Resource = z.infer<typeof event>['resource'];

/**
 * Reads a webhook once PayPal has confirmed its signature. It only identifies the order: the amount is taken
 * from PayPal's API.
 */
export async function readWebhook(
  access: PaypalAccess,
  rawBody: string,
  headers: IncomingHttpHeaders,
  signal: AbortSignal,
): Promise<WebhookEvent> {
  const signed = Object.entries(HEADERS).map(([field, header]) => [field, headers[header]]);
  if (!signed.every(([, value]) => typeof value === 'string' && value.length <= 1000)) {
    throw new ForgedEvent('The signature is missing.');
  }
  if (!isOfPaypal(headers[HEADERS.cert_url]))
    throw new ForgedEvent('The certificate is not of PayPal.');
  const read = event.safeParse(parse(rawBody));
  if (!read.success) throw new ForgedEvent('The body is not an event.');
  const fields = JSON.stringify({ ...Object.fromEntries(signed), webhook_id: access.webhookId });
  const answer = (await askPaypal(
    access,
    {
      method: 'POST',
      path: '/v1/notifications/verify-webhook-signature',
      // The event is passed on byte for byte: serialised again, its signature might not match
      body: `${fields.slice(0, -1)},"webhook_event":${rawBody}}`,
    },
    signal,
  )) as { verification_status?: unknown } | undefined;
  if (answer?.verification_status !== 'SUCCESS') throw new ForgedEvent('The signature is wrong.');
  const { id, event_type: type, resource } = read.data;
  if (isMoved(type)) {
    const capture = captureIn(type, resource);
    const moved = orderIn(resource) ?? (capture && (await orderOfCapture(access, capture, signal)));
    return moved ? { id, kind: 'moved', reference: moved } : { id, kind: 'other' };
  }
  const reference =
    type === 'CHECKOUT.ORDER.APPROVED'
      ? resource.id
      : type.startsWith('PAYMENT.CAPTURE.') && orderIn(resource);
  return reference ? { id, kind: 'changed', reference } : { id, kind: 'other' };
}

/** Money that went back, or that is disputed. */
const isMoved = (type: string): boolean =>
  /^(PAYMENT\.CAPTURE\.(REFUNDED|REVERSED)|PAYMENT\.REFUND\..+|CUSTOMER\.DISPUTE\..+)$/.test(type);

const orderIn = ({ supplementary_data: data }: Resource) => data?.related_ids?.order_id;

/** The capture that a refund or a dispute is about. */
function captureIn(type: string, { links = [], disputed_transactions: [first] = [] }: Resource) {
  if (type.startsWith('CUSTOMER.DISPUTE.')) return first?.seller_transaction_id;
  const above = links.find(({ rel }) => rel === 'up')?.href;
  return above && /\/captures\/([\w-]+)$/.exec(above)?.[1];
}

/** Whether a certificate is PayPal's: what claims another one needs no call to be refused. */
function isOfPaypal(url: unknown): boolean {
  if (typeof url !== 'string' || !URL.canParse(url)) return false;
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' && /(^|\.)paypal\.com$/.test(hostname);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
