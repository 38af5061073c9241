import type { Kysely } from 'kysely';
import { inTransaction } from '../db/in-transaction';
import type { Database } from '../db/schema';
import type { Deps } from '../http/handler';
import { askProvider } from './ask-provider';
import { providerOf } from './registry';
import { nextTry } from './rules';

/** Claims one payment that its provider is to end, which counts as a try. */
async function claim(db: Kysely<Database>, now: Date) {
  return inTransaction(db, async (trx) => {
    const due = await trx
      .selectFrom('payment')
      .select(['id', 'cancel_tries as tries'])
      .where('cancel_at', '<=', now)
      .orderBy('cancel_at')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!due) return undefined;
    return trx
      .updateTable('payment')
      .set({ cancel_tries: due.tries + 1, cancel_at: nextTry(due.tries, now) })
      .where('id', '=', due.id)
      .returning(['id', 'provider', 'reference', 'cancel_tries as tries'])
      .executeTakeFirstOrThrow();
  });
}

/**
 * Asks providers to take nothing more for payments that nobody may make any more, until none is left.
 * What is paid all the same is given back.
 */
export async function endPayments(deps: Deps): Promise<void> {
  for (;;) {
    const claimed = await claim(deps.db, deps.now());
    if (!claimed) return;
    if (!(await isOver(deps, claimed))) continue;
    const { db } = deps;
    await db.updateTable('payment').set({ cancel_at: null }).where('id', '=', claimed.id).execute();
  }
}

type Claimed = NonNullable<Awaited<ReturnType<typeof claim>>>;

/** Whether the provider need not be asked again. */
async function isOver(deps: Deps, { id, provider: name, reference, tries }: Claimed) {
  try {
    const provider = providerOf(deps, name);
    if (!provider) throw new Error('This provider is not open');
    await askProvider(deps, (signal) => provider.cancel(reference, signal));
    return true;
  } catch (error) {
    const told = { err: error, provider: name, payment: id, tries };
    deps.log.warn(told, 'payment not ended at its provider');
    return tries >= deps.policy.payment.tries;
  }
}
