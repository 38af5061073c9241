import type { Deps } from '../kernel/context';
import type { PaymentState } from '../kernel/payment-provider';
import { callProvider } from './call-provider';
import { providerOf } from './registry';
import type { EventOutcome } from './rules';
import { settle } from './settle';
import { findPayment } from './store';

/** The outcome of a query: as of an event, or `unknown` when no such payment was recorded. */
export type Reconciled = EventOutcome | 'replayed' | 'unknown';

/**
 * Asks a provider for the state of a recorded payment and applies the answer like a webhook. Approved money
 * is captured here, and only while the order is unpaid.
 */
export async function reconcilePayment(
  deps: Pick<Deps, 'db' | 'policy' | 'now' | 'settings' | 'providers'>,
  name: string,
  reference: string,
): Promise<Reconciled> {
  const provider = providerOf(deps, name);
  if (!provider) throw new Error('This provider is not open');
  const payment = await findPayment(deps.db, name, reference);
  if (!payment) return 'unknown';
  let state = await callProvider(deps, (signal) => provider.lookUp(reference, signal));
  const isOpen = !payment.isPaid && !payment.isCancelled;
  if (state === 'approved' && isOpen && provider.capture) {
    state = await callProvider(
      deps,
      async (signal) => (await provider.capture?.(reference, signal)) ?? 'pending',
    );
  }
  return settleState(deps, name, payment, state);
}

async function settleState(
  deps: Pick<Deps, 'db' | 'policy' | 'now'>,
  name: string,
  payment: NonNullable<Awaited<ReturnType<typeof findPayment>>>,
  state: PaymentState,
): Promise<Reconciled> {
  const { reference, orderNo, amountMinor, currency } = payment;
  const facts = { reference, orderNo, amountMinor, currency };
  if (state === 'gone') {
    return settle(deps, name, { id: `${reference}:gone`, kind: 'abandoned', ...facts });
  }
  if (state === 'pending' || state === 'approved') {
    if (payment.status !== 'processing') return 'pending';
    // The provider waits for another attempt of the shopper. Each of them can end like that
    const id = `${reference}:unsettled:${deps.now().getTime()}`;
    return settle(deps, name, { id, kind: 'failed', ...facts });
  }
  const outcome = await settle(deps, name, state);
  // Still in progress, however often it is asked
  return state.kind === 'processing' && outcome !== 'mismatch' ? 'processing' : outcome;
}
