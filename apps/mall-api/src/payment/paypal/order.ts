import { z } from 'zod';
import type { PaymentEvent, PaymentState } from '../../kernel/payment-provider';
import type { MallCurrency } from '../../money/currency';
import { fromPaypal } from './amounts';

const amount = z.object({ currency_code: z.string(), value: z.string() });
const capture = z.object({ id: z.string(), status: z.string(), amount });
const refund = z.object({
  id: z.string(),
  status: z.string(),
  amount,
  invoice_id: z.string().optional(),
});
const unit = z.object({
  custom_id: z.string().optional(),
  amount: amount.optional(),
  payments: z
    .object({ captures: z.array(capture).optional(), refunds: z.array(refund).optional() })
    .optional(),
});

/** The fields in use of a PayPal order. */
export const paypalOrder = z.object({
  id: z.string(),
  status: z.string(),
  links: z.array(z.object({ rel: z.string(), href: z.string() })).optional(),
  purchase_units: z.array(unit).optional(),
});
export type PaypalOrder = z.infer<typeof paypalOrder>;

/** URL of the page on which the shopper approves. */
export const approvalPage = ({ links = [] }: PaypalOrder): string | undefined =>
  links.find(({ rel }) => rel === 'payer-action' || rel === 'approve')?.href;

/** All captures of an order. */
export const capturesOf = ({ purchase_units: units = [] }: PaypalOrder) =>
  units.flatMap(({ payments }) => payments?.captures ?? []);

/** All refunds of an order, the mall's own included. */
export const refundsOf = ({ purchase_units: units = [] }: PaypalOrder) =>
  units.flatMap(({ payments }) => payments?.refunds ?? []);

/** The capture that paid an order; the latest one after a declined one. */
export const captureOf = ({ purchase_units: [first] = [] }: PaypalOrder) =>
  first?.payments?.captures?.at(-1);

const KINDS: Record<string, PaymentEvent['kind']> = {
  COMPLETED: 'paid',
  // Refunded later, by this mall or on PayPal's site: it had been paid
  PARTIALLY_REFUNDED: 'paid',
  REFUNDED: 'paid',
  // Settles late, or waits for a review by PayPal
  PENDING: 'processing',
  DECLINED: 'failed',
  FAILED: 'failed',
};

/** The state of an order's payment. */
export function stateOf(mall: MallCurrency, order: PaypalOrder): PaymentState {
  const captured = captureOf(order);
  const kind = captured && KINDS[captured.status];
  if (kind) {
    const { currency_code: currency, value } = captured.amount;
    return {
      id: `${captured.id}:${kind}`,
      kind,
      reference: order.id,
      currency,
      orderNo: order.purchase_units?.[0]?.custom_id ?? '',
      amountMinor: fromPaypal(mall, value),
    };
  }
  if (captured) return 'pending';
  if (order.status === 'APPROVED') return 'approved';
  return order.status === 'VOIDED' ? 'gone' : 'pending';
}
