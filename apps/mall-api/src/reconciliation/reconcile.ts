import { toWire } from '../money/wire';
import { providersOf } from '../payment/registry';
import { currencyOf } from '../payout/wire';
import type { ReconcileDeps } from './deps';
import { findMismatches, type Mismatch, type Period } from './find-mismatches';
import { type Outcome, putRight, type Wanted } from './put-right';
import type { Problem } from './rules';

/** A difference, as it is reported. */
export interface Row {
  problem: Problem;
  outcome: Outcome;
  provider: string;
  reference: string;
  orderNo: string;
  amount: string;
  currency: string;
}

/** The number and sum of payments with the same problem and outcome. */
export interface Sum {
  problem: Problem;
  outcome: Outcome;
  count: number;
  amount: string;
  currency: string;
}

export interface Reconciliation {
  /** payments that providers listed */
  compared: number;
  rows: Row[];
  sums: Sum[];
  /** providers that cannot list their payments: a person compares their statement */
  notListed: string[];
  /** nothing is left to do */
  isSettled: boolean;
}

interface Options extends Wanted {
  onProgress?: (compared: number) => void;
}

/** Compares the payments of all open providers in a period with the mall's, and puts right what is wanted. */
export async function reconcile(
  deps: ReconcileDeps,
  period: Period,
  { onProgress, ...wanted }: Options,
): Promise<Reconciliation> {
  const rows: Row[] = [];
  const sums = new Map<string, Omit<Sum, 'amount'> & { minor: number }>();
  const notListed: string[] = [];
  let compared = 0;
  for (const provider of providersOf(deps)) {
    if (!provider.list) {
      notListed.push(provider.name);
      continue;
    }
    const mismatches = findMismatches(deps, provider, period, (count) => {
      compared += count;
      onProgress?.(compared);
    });
    for await (const mismatch of mismatches) {
      const outcome = await putRight(deps, mismatch, wanted);
      rows.push(rowOf(deps, mismatch, outcome));
      addTo(sums, mismatch, outcome);
    }
  }
  return {
    compared,
    rows,
    sums: [...sums.values()].map(({ minor, ...sum }) => ({
      ...sum,
      amount: toWire(currencyOf(deps, sum.currency), minor),
    })),
    notListed,
    isSettled: rows.every(({ outcome }) => outcome === 'adopted' || outcome === 'refunded'),
  };
}

const rowOf = (
  deps: ReconcileDeps,
  { problem, provider, payment }: Mismatch,
  outcome: Outcome,
): Row => ({
  problem,
  outcome,
  provider,
  reference: payment.reference,
  orderNo: payment.orderNo,
  amount: toWire(currencyOf(deps, payment.currency), payment.amountMinor),
  currency: payment.currency,
});

function addTo(
  sums: Map<string, Omit<Sum, 'amount'> & { minor: number }>,
  { problem, payment: { amountMinor, currency } }: Mismatch,
  outcome: Outcome,
): void {
  const key = `${problem} ${outcome} ${currency}`;
  const { count, minor } = sums.get(key) ?? { count: 0, minor: 0 };
  sums.set(key, { problem, outcome, currency, count: count + 1, minor: minor + amountMinor });
}
