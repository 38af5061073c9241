import type { Deps } from '../../kernel/context';
import { namedError } from '../../kernel/errors';
import { toWire } from '../../money/wire';
import { reconcilePayment } from '../reconcile';
import { settle } from '../settle';
import * as store from '../store';

const PAYPAL = 'paypal';

/** A person's payment at PayPal by PayPal's id; those of others do not exist. */
async function ownPayment({ db }: Deps, userId: number, reference: string) {
  const payment = await store.findPayment(db, PAYPAL, reference);
  if (payment?.userId !== userId)
    throw namedError('not-found', 500, 'This payment does not exist.');
  return payment;
}

type OwnPayment = Awaited<ReturnType<typeof ownPayment>>;

async function outcomeOf(deps: Deps, { orderNo, amountMinor, userId }: OwnPayment) {
  const order = await store.findOrder(deps.db, userId, orderNo);
  return { status: order?.isPaid ?? false, payPrice: toWire(deps.policy, amountMinor), orderNo };
}

/** Captures a payment approved at PayPal. The browser's call only triggers the query to PayPal. */
export async function approvedAtPaypal(deps: Deps, userId: number, reference: string) {
  const payment = await ownPayment(deps, userId, reference);
  try {
    if (!payment.isPaid) await reconcilePayment(deps, PAYPAL, reference);
  } catch (error) {
    deps.log.error({ err: error, provider: PAYPAL }, 'approved payment not captured');
    throw namedError(
      'payment-unavailable',
      500,
      'PayPal does not answer at the moment. What you have approved is taken as soon as it does.',
    );
  }
  return outcomeOf(deps, payment);
}

/** Ends the attempt; if it was approved anyway, it still pays the order while that is unpaid. */
export async function cancelledAtPaypal(deps: Deps, userId: number, reference: string) {
  const payment = await ownPayment(deps, userId, reference);
  const { orderNo, amountMinor, currency } = payment;
  const id = `${reference}:cancelled`;
  const event = { id, kind: 'abandoned' as const, reference, orderNo, amountMinor, currency };
  // What is being settled, no browser ends
  if (payment.status !== 'processing') await settle(deps, PAYPAL, event);
  return outcomeOf(deps, payment);
}
