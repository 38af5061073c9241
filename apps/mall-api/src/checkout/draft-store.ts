import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { BusinessError } from '../kernel/errors';
import type { Draft } from './draft';

type Db = Kysely<Database>;

export const draftExpired = () =>
  new BusinessError(
    500,
    'This order was not placed in time. Please start it again from your cart.',
  );

/**
 * Keeps a draft until it expires. Of drafts that were not placed an account has so many at most; the
 * oldest give way.
 */
export async function saveDraft(
  db: Db,
  draft: { no: string; userId: number; kind: 'buyNow' | 'shoppingCart'; content: Draft },
  { now, expiresAt, most }: { now: Date; expiresAt: Date; most: number },
): Promise<void> {
  await db
    .insertInto('pre_order')
    .values({
      no: draft.no,
      user_id: draft.userId,
      kind: draft.kind,
      draft: JSON.stringify(draft.content),
      created_at: now,
      expires_at: expiresAt,
    })
    .execute();
  // Skips what another call is about to delete: without waiting there is no deadlock.
  await db
    .deleteFrom('pre_order')
    .where('no', 'in', (drafts) =>
      drafts
        .selectFrom('pre_order as old')
        .select('old.no')
        .where('old.no', 'in', (beyond) =>
          beyond
            .selectFrom('pre_order as mine')
            .leftJoin('order_group', 'order_group.pre_order_no', 'mine.no')
            .select('mine.no')
            .where('mine.user_id', '=', draft.userId)
            // one that was placed still answers whoever sends it again
            .where('order_group.id', 'is', null)
            .orderBy('mine.created_at', 'desc')
            .orderBy('mine.no', 'desc')
            .offset(most),
        )
        .forUpdate()
        .skipLocked(),
    )
    .execute();
}

/** The lines of a person's draft. Throws when there is none, or not any more. */
export async function loadDraft(db: Db, userId: number, no: string, now: Date): Promise<Draft> {
  const row = await db
    .selectFrom('pre_order')
    .select(sql<Draft>`draft`.as('draft'))
    .where('no', '=', no)
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (!row) throw draftExpired();
  return row.draft;
}

/** Forgets drafts that expired before `time`. */
export async function deleteExpiredDrafts(db: Db, time: Date): Promise<void> {
  await db.deleteFrom('pre_order').where('expires_at', '<', time).execute();
}
