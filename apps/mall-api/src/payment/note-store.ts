import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/schema';

type Db = Kysely<Database>;

/** What happened to the payments of a master order at their providers, oldest first. */
export const notesOf = (db: Db, groupId: number) =>
  db
    .selectFrom('payment_note')
    .select(['kind', 'amount_minor as amountMinor', 'created_at as at'])
    .where('group_id', '=', groupId)
    .orderBy('id')
    .execute();

export type NoteRow = Awaited<ReturnType<typeof notesOf>>[number];

const sumOfNotes = (columns: string): RawBuilder<number> =>
  sql<number>`coalesce((
    select sum(case ${sql.raw(columns)} else 0 end) from payment_note
    where payment_note.provider = payment.provider
      and payment_note.reference = payment.reference), 0)::bigint`;

/** SQL: what of a `payment` was returned at its provider without the mall, lost disputes included. */
export const backOutside = sumOfNotes(`when not counts then 0
  when kind in ('refunded', 'disputeLost') then amount_minor
  when kind = 'refundFailed' then -amount_minor`);

/** SQL: what of a `payment` an open dispute withholds. */
export const heldByDisputes = sumOfNotes(`when kind = 'disputed' then amount_minor
  when kind in ('disputeWon', 'disputeLost') then -amount_minor`);

/** SQL: what of a `payment` its provider has returned for refunds of shops. */
const backDone = sql<number>`coalesce((
  select sum(amount_minor) from payment_refund
  where payment_refund.provider = payment.provider
    and payment_refund.reference = payment.reference
    and payment_refund.reason = 'order' and payment_refund.status = 'done'), 0)::bigint`;

/** SQL condition: nothing is left of a `payment`, and not only by refunds of the mall. */
export const isAllBack = sql<boolean>`(${backOutside} > 0
  and ${backOutside} + ${backDone} >= payment.amount_minor)`;

/** Whether nothing is left of a payment, since its provider has returned it without the mall. */
export async function isReturned(
  db: Db,
  { provider, reference }: { provider: string; reference: string },
): Promise<boolean> {
  const payment = await db
    .selectFrom('payment')
    .select('id')
    .where('provider', '=', provider)
    .where('reference', '=', reference)
    .where(isAllBack)
    .executeTakeFirst();
  return payment !== undefined;
}
