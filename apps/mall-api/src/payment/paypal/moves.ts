import { z } from 'zod';
import type { PaypalAccess } from '../../config/provider-settings';
import type { MoneyMove } from '../../kernel/payment-provider';
import type { MallCurrency } from '../../money/currency';
import { fromPaypal } from './amounts';
import { askPaypal, PaypalRefusal } from './client';
import { capturesOf, type PaypalOrder, refundsOf } from './order';

const money = z.object({ currency_code: z.string(), value: z.string() });
const dispute = z.object({
  dispute_id: z.string(),
  status: z.string(),
  reason: z.string().optional(),
  dispute_amount: money,
  dispute_outcome: z
    .object({ outcome_code: z.string().optional(), amount_refunded: money.optional() })
    .optional(),
});
type Dispute = z.infer<typeof dispute>;
const disputeList = z.object({
  items: z.array(z.object({ dispute_id: z.string() })).optional(),
});
const captured = z.object({
  supplementary_data: z
    .object({ related_ids: z.object({ order_id: z.string().optional() }).optional() })
    .optional(),
});

/** All refunds and disputes of an order. */
export async function movesOf(
  access: PaypalAccess,
  mall: MallCurrency,
  order: PaypalOrder,
  signal: AbortSignal,
): Promise<MoneyMove[]> {
  const disputes: Dispute[] = [];
  for (const { id } of capturesOf(order)) {
    disputes.push(...(await disputesOf(access, id, signal)));
  }
  const moneyOf = ({ currency_code: currency, value }: z.infer<typeof money>) => ({
    amountMinor: fromPaypal(mall, value),
    currency,
  });
  return [
    ...refundsOf(order).map((refund) => ({
      subject: refund.id,
      kind: isLost(refund) ? ('refundFailed' as const) : ('refunded' as const),
      ...moneyOf(refund.amount),
      reason: null,
      key: refund.invoice_id ?? null,
    })),
    ...disputes.map((one) => {
      const kind = kindOf(one);
      const lost = kind === 'disputeLost' ? one.dispute_outcome?.amount_refunded : undefined;
      const amount = moneyOf(lost ?? one.dispute_amount);
      return { subject: one.dispute_id, kind, ...amount, reason: one.reason ?? null, key: null };
    }),
  ];
}

const isLost = ({ status }: { status: string }) => status === 'FAILED' || status === 'CANCELLED';

function kindOf({ status, dispute_outcome: outcome }: Dispute): MoneyMove['kind'] {
  if (status !== 'RESOLVED') return 'disputed';
  const code = outcome?.outcome_code;
  return code === 'RESOLVED_BUYER_FAVOUR' || code === 'ACCEPTED' ? 'disputeLost' : 'disputeWon';
}

/** The list has no outcomes, so each dispute is read. */
async function disputesOf(access: PaypalAccess, capture: string, signal: AbortSignal) {
  const path = '/v1/customer/disputes';
  const query = `?disputed_transaction_id=${encodeURIComponent(capture)}`;
  const get = (at: string) => askPaypal(access, { method: 'GET', path: at }, signal);
  const { items = [] } = disputeList.parse(await get(path + query));
  const found: Dispute[] = [];
  for (const { dispute_id: id } of items) {
    found.push(dispute.parse(await get(`${path}/${encodeURIComponent(id)}`)));
  }
  return found;
}

/** The order that a capture belongs to; undefined for a capture of somebody else. */
export async function orderOfCapture(
  access: PaypalAccess,
  capture: string,
  signal: AbortSignal,
): Promise<string | undefined> {
  const path = `/v2/payments/captures/${encodeURIComponent(capture)}`;
  try {
    const found = captured.parse(await askPaypal(access, { method: 'GET', path }, signal));
    return found.supplementary_data?.related_ids?.order_id;
  } catch (error) {
    if (error instanceof PaypalRefusal && error.status === 404) return undefined;
    throw error;
  }
}
