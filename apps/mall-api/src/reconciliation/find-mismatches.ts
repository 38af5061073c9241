import type {
  ListedPayment,
  ListQuery,
  PaymentPage,
  PaymentProvider,
} from '../kernel/payment-provider';
import { callProvider } from '../payment/call-provider';
import type { ReconcileDeps } from './deps';
import { knownOf, paidAfter, type PaidPayment } from './known-store';
import { type Known, type Problem, problemOf } from './rules';

/** A payment about which a provider and the mall differ. */
export interface Mismatch {
  problem: Problem;
  provider: string;
  payment: Pick<ListedPayment, 'reference' | 'orderNo' | 'amountMinor' | 'currency'> & {
    /** what of it went back at the provider */
    refundedMinor: number;
  };
  /** undefined where the provider does not know it */
  known?: Known;
}

/** The payments of a period. */
export interface Period {
  from: Date;
  until: Date;
}

const HOUR = 3_600_000;
const BATCH = 500;

/**
 * Everything in a period about which a provider and the mall differ: first what the provider lists, then what only the
 * mall has. `onListed` is called with the number of compared payments.
 */
export async function* findMismatches(
  deps: ReconcileDeps,
  provider: PaymentProvider,
  period: Period,
  onListed: (count: number) => void = () => {},
): AsyncGenerator<Mismatch> {
  const seen = new Set<string>();
  for await (const payments of listed(deps, provider, period)) {
    const known = await knownOf(deps.db, provider.name, payments);
    for (const [at, payment] of payments.entries()) {
      seen.add(payment.reference);
      const facts = known[at];
      const problem = facts && problemOf(payment, facts);
      if (problem) yield { problem, provider: provider.name, payment, known: facts };
    }
    onListed(payments.length);
  }
  for await (const payment of unlisted(deps, provider, period, seen)) {
    const missing = { ...payment, refundedMinor: 0 };
    yield { problem: 'notAtProvider', provider: provider.name, payment: missing };
  }
}

/** A payment is listed by its start, and an order may be paid some time after that. */
async function* listed(deps: ReconcileDeps, provider: PaymentProvider, { from, until }: Period) {
  const earlier = new Date(from.getTime() - deps.policy.orderCancelHours * HOUR);
  let after: string | null = null;
  do {
    const query: ListQuery = { from: earlier, until, after };
    const page: PaymentPage | undefined = await callProvider(deps, async (signal) =>
      provider.list?.(query, signal),
    );
    if (!page) return;
    yield page.payments;
    after = page.next;
  } while (after !== null);
}

/** Payments that only the mall has. Those at the edge of the period are asked for one by one. */
async function* unlisted(
  deps: ReconcileDeps,
  provider: PaymentProvider,
  period: Period,
  seen: ReadonlySet<string>,
): AsyncGenerator<PaidPayment> {
  const { name } = provider;
  for (let after = 0; ;) {
    const some = await paidAfter(deps.db, { provider: name, ...period }, { after, limit: BATCH });
    for (const payment of some) {
      if (seen.has(payment.reference)) continue;
      const state = await callProvider(deps, (signal) =>
        provider.lookUp(payment.reference, signal),
      );
      if (typeof state !== 'object' || state.kind !== 'paid') yield payment;
    }
    if (some.length < BATCH) return;
    after = some.at(-1)?.id ?? after;
  }
}
