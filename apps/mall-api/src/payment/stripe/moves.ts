import type Stripe from 'stripe';
import type { MoneyMove } from '../../kernel/payment-provider';
import type { MallCurrency } from '../../money/currency';
import { fromStripe } from './amounts';
import { ask } from './client';

const PAGE = 100;

/** All refunds and disputes of a payment intent. Inquiries that withhold no money are not disputes yet. */
export async function movesOf(
  stripe: Stripe,
  mall: MallCurrency,
  reference: string,
): Promise<MoneyMove[]> {
  const query = { payment_intent: reference, limit: PAGE };
  const refunds = await ask(() => stripe.refunds.list(query).autoPagingToArray({ limit: PAGE }));
  const disputes = await ask(() => stripe.disputes.list(query).autoPagingToArray({ limit: PAGE }));
  const moneyOf = ({ amount, currency: code }: { amount: number; currency: string }) => {
    const currency = code.toUpperCase();
    return { amountMinor: fromStripe(mall, amount, currency), currency };
  };
  return [
    ...refunds.map((refund) => ({
      subject: refund.id,
      kind: isLost(refund) ? ('refundFailed' as const) : ('refunded' as const),
      ...moneyOf(refund),
      reason: refund.reason ?? null,
      key: refund.metadata?.refund_key || null,
    })),
    ...disputes.flatMap((dispute) => {
      const kind = kindOf(dispute);
      const { id: subject, reason } = dispute;
      return kind ? [{ subject, kind, ...moneyOf(dispute), reason, key: null }] : [];
    }),
  ];
}

const isLost = ({ status }: Stripe.Refund) => status === 'failed' || status === 'canceled';

function kindOf({ status }: Stripe.Dispute): MoneyMove['kind'] | undefined {
  if (status.startsWith('warning_')) return undefined;
  if (status === 'won' || status === 'prevented') return 'disputeWon';
  return status === 'lost' ? 'disputeLost' : 'disputed';
}
