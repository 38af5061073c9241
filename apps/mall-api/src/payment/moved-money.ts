import { inTransaction } from '../db/in-transaction';
import { enqueue } from '../jobs/enqueue';
import { tell } from '../jobs/tell';
import type { Deps, Log } from '../kernel/context';
import type { MoneyMove } from '../kernel/payment-provider';
import { callProvider } from './call-provider';
import { contradiction } from './contradiction';
import { locking, lockOf } from './event-store';
import { moneyReturned } from './money-returned';
import { reconcilePayment } from './reconcile';
import { recordMove } from './record-move';
import { providerOf } from './registry';
import { findPayment, lockPaymentOf } from './store';

/** What came of an event about refunds or disputes. */
export type MovedOutcome = 'noted' | 'replayed' | 'unknown' | 'mismatch';

type Needs = Pick<Deps, 'db' | 'policy' | 'now' | 'settings' | 'providers'> & { log: Log };

/**
 * Asks a provider for all refunds and disputes of a payment, and records those that the mall does not know. So no event
 * is missed for long: a later one tells of it as well, and their order does not matter.
 */
export async function recordMovedMoney(
  deps: Needs,
  name: string,
  reference: string,
): Promise<MovedOutcome> {
  const provider = providerOf(deps, name);
  const payment = await findPayment(deps.db, name, reference);
  if (!provider?.lookUpMoves || !payment) return 'unknown';
  // The event that it was paid comes later, or was lost
  if (payment.status !== 'paid') await reconcilePayment(deps, name, reference);
  const moves = await callProvider(
    deps,
    async (signal) => (await provider.lookUpMoves?.(reference, signal)) ?? [],
  );
  const wrong = moves.find((move) => !isOf(payment, move));
  const facts = { provider: name, orderNo: payment.orderNo };
  if (wrong) {
    deps.log.error({ ...facts, subject: wrong.subject }, 'moved money refused');
    await tell(deps.db, contradiction(payment));
  }
  const told = await recordAll(
    deps,
    { provider: name, reference },
    moves.filter((move) => isOf(payment, move)),
  );
  for (const kind of told) deps.log.warn({ ...facts, kind }, 'money moved at the provider');
  if (told.length > 0) return 'noted';
  return wrong ? 'mismatch' : 'replayed';
}

const isOf = (payment: { currency: string; amountMinor: number }, move: MoneyMove) =>
  move.currency === payment.currency &&
  move.amountMinor > 0 &&
  move.amountMinor <= payment.amountMinor;

/** Returns the kinds of what was not known. */
async function recordAll(
  { db, policy, now }: Needs,
  named: { provider: string; reference: string },
  moves: readonly MoneyMove[],
): Promise<MoneyMove['kind'][]> {
  return inTransaction(db, async (trx) => {
    await locking(trx, lockOf(named, policy.payment.waitSeconds));
    const payment = await lockPaymentOf(trx, named);
    if (!payment) return [];
    const time = now();
    const told: MoneyMove['kind'][] = [];
    for (const move of moves) {
      if (await recordMove(trx, { ...named, ...payment }, move, time)) told.push(move.kind);
    }
    if (told.length > 0) {
      const { groupId: group } = payment;
      const queue = { db: trx, now: () => time };
      await enqueue(queue, moneyReturned, { group });
    }
    return told;
  });
}
