import type { ListedPayment } from '../kernel/payment-provider';

/**
 * How a provider and the mall differ about a payment. noOrder: the mall has no such order; unpaidOrder: the order waits for
 * it; cancelledOrder, paidTwice: the order can no longer take it; otherAmount: another amount or currency; refundOpen: the
 * mall wants it back, and the provider has not done it; refundUnknown, refundMissing: a refund on one side only;
 * notAtProvider: an order was paid with it, and the provider does not know that
 */
export type Problem =
  | 'noOrder'
  | 'unpaidOrder'
  | 'cancelledOrder'
  | 'paidTwice'
  | 'otherAmount'
  | 'refundOpen'
  | 'refundUnknown'
  | 'refundMissing'
  | 'notAtProvider';

/** What the mall has recorded about a listed payment. */
export interface Known {
  /** the order that the provider names; null when there is none */
  order: {
    isPaid: boolean;
    isCancelled: boolean;
    amountMinor: number;
    currency: string;
  } | null;
  /** null when it was never recorded */
  payment: { status: string; amountMinor: number; currency: string } | null;
  /** a refund of all of it, since no order could take it; null when there is none */
  unmatched: { id: number; status: 'wanted' | 'sent' | 'done' | 'failed' } | null;
  /** refunds that are recorded as done, and those that the provider has reported */
  backMinor: number;
  /** refunds whose money is on its way */
  pendingMinor: number;
}

/** How a payment differs; undefined when both sides agree. */
export function problemOf(listed: ListedPayment, known: Known): Problem | undefined {
  const { order, payment, unmatched } = known;
  if (unmatched) return unmatchedProblem(listed, unmatched.status);
  if (payment?.status === 'paid') {
    return isSame(listed, payment) ? refundProblem(listed, known) : 'otherAmount';
  }
  // Its money went back already, so nobody lacks it
  if (listed.refundedMinor >= listed.amountMinor) return undefined;
  if (!order) return 'noOrder';
  if (order.isCancelled) return 'cancelledOrder';
  if (order.isPaid) return 'paidTwice';
  return isSame(listed, order) && listed.refundedMinor === 0 ? 'unpaidOrder' : 'otherAmount';
}

const isSame = (
  a: Pick<ListedPayment, 'amountMinor' | 'currency'>,
  b: Pick<ListedPayment, 'amountMinor' | 'currency'>,
) => a.amountMinor === b.amountMinor && a.currency === b.currency;

function unmatchedProblem(
  { refundedMinor, amountMinor }: ListedPayment,
  status: NonNullable<Known['unmatched']>['status'],
): Problem | undefined {
  if (refundedMinor >= amountMinor) return undefined;
  return status === 'done' ? 'refundMissing' : 'refundOpen';
}

function refundProblem(
  { refundedMinor }: ListedPayment,
  { backMinor, pendingMinor }: Known,
): Problem | undefined {
  if (refundedMinor > backMinor + pendingMinor) return 'refundUnknown';
  return refundedMinor < backMinor ? 'refundMissing' : undefined;
}

/** What is done about a problem: by `--adopt`, by `--refund`, or by a person. */
export const remedyOf = {
  noOrder: 'refund',
  unpaidOrder: 'adopt',
  cancelledOrder: 'refund',
  paidTwice: 'refund',
  otherAmount: 'person',
  refundOpen: 'refund',
  refundUnknown: 'adopt',
  refundMissing: 'person',
  notAtProvider: 'person',
} as const satisfies Record<Problem, 'adopt' | 'refund' | 'person'>;
