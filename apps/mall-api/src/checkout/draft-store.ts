import { type Kysely, sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { addressToSendTo, type ShownAddress } from '../address/store';
import { deleteInBatches } from '../db/delete-in-batches';
import { prepared } from '../db/prepared';
import type { Database } from '../db/schema';
import { withoutSync } from '../db/without-sync';
import { type Holder, type ListedHolds, swappingHolds } from '../inventory/hold-store';
import { namedError } from '../kernel/errors';
import type { Draft } from './draft';

type Db = Kysely<Database>;

export const draftExpired = () =>
  namedError(
    'draft-expired',
    500,
    'This order was not placed in time. Please start it again from your cart.',
  );

/** A draft, and what is to be held for it. */
interface NewDraft extends Holder, ListedHolds {
  kind: 'buyNow' | 'shoppingCart';
  /** as JSON */
  content: string;
  now: Date;
  expiresAt: Date;
  /** number of unplaced drafts that are kept besides it */
  others: number;
}

/**
 * Stores a draft until it expires, and in the same statement moves the person's stock holds from earlier
 * drafts to it. The number of unplaced drafts per account is limited; the oldest are deleted.
 */
export const saveDraft = prepared(
  (db, draft: NewDraft) => sql`
    with saved as (
      insert into pre_order (no, user_id, kind, draft, created_at, expires_at)
      values (${draft.preOrderNo}, ${draft.userId}, ${draft.kind}, ${draft.content}, ${draft.now},
        ${draft.expiresAt})
    ), pruned as (
      delete from pre_order where no in ${beyond(db, draft.userId, draft.others)}
    ), ${swappingHolds(draft, draft, draft.now)}
    select ${withoutSync}`,
);

/**
 * A person's drafts except the newest ones. Skips rows locked by other calls: without waiting there is no
 * deadlock.
 */
const beyond = (db: Db, userId: number, newest: number) =>
  db
    .selectFrom('pre_order as old')
    .select('old.no')
    .where('old.no', 'in', (drafts) =>
      drafts
        .selectFrom('pre_order as mine')
        .leftJoin('order_group', 'order_group.pre_order_no', 'mine.no')
        .select('mine.no')
        .where('mine.user_id', '=', userId)
        // A placed one is kept to answer retries
        .where('order_group.id', 'is', null)
        .orderBy('mine.created_at', 'desc')
        .orderBy('mine.no', 'desc')
        .offset(newest),
    )
    .forUpdate()
    .skipLocked();

export interface LoadedDraft extends Draft {
  createdAt: Date;
  expiresAt: Date;
  /** stock is held for every line */
  isHeld: boolean;
  /** points that the person can spend */
  points: number;
  /** destination: the selected address, else the default one */
  address: ShownAddress | null;
}

interface DraftLook {
  userId: number;
  no: string;
  now: Date;
  /** the selected address */
  addressId?: number | undefined;
}

const draftWith = (address: 'chosen' | 'default') =>
  prepared((db, { userId, no, now, addressId }: DraftLook) =>
    db
      .selectFrom('pre_order')
      .select([sql<Draft>`draft`.as('draft'), 'created_at as createdAt', 'expires_at as expiresAt'])
      .select([heldLines.as('heldLines'), ownPoints.as('points')])
      .select(
        jsonObjectFrom(
          addressToSendTo(db, userId, address === 'chosen' ? addressId : undefined),
        ).as('address'),
      )
      .where('no', '=', no)
      .where('user_id', '=', userId)
      .where('expires_at', '>', now),
  );
const draftForChosen = draftWith('chosen');
const draftForDefault = draftWith('default');

/** A person's draft. Throws when it does not exist or has expired. */
export async function loadDraft(
  db: Db,
  userId: number,
  no: string,
  now: Date,
  addressId?: number,
): Promise<LoadedDraft> {
  const look = addressId === undefined ? draftForDefault : draftForChosen;
  const [row] = await look(db, { userId, no, now, addressId });
  if (!row) throw draftExpired();
  const { draft, heldLines: held, ...times } = row;
  return { ...draft, ...times, isHeld: held === draft.lines.length };
}

/** The number of lines of a `pre_order` row whose stock is held. */
export const heldLines = sql<number>`
  (select count(*)::int from stock_hold where stock_hold.pre_order_no = pre_order.no)`;

/** The points that the owner of a `pre_order` row can spend. */
export const ownPoints = sql<number>`
  (select points from user_account where user_account.id = pre_order.user_id)`;

/** Extends a draft; one that has expired in the meantime stays expired. */
export async function extendDraft(db: Db, no: string, expiresAt: Date, now: Date): Promise<void> {
  await db
    .updateTable('pre_order')
    .set({ expires_at: expiresAt })
    .where('no', '=', no)
    .where('expires_at', '>', now)
    .where('expires_at', '<', expiresAt)
    .execute();
}

/** Deletes drafts that expired before `time`. */
export const deleteExpiredDrafts = (db: Db, time: Date): Promise<void> =>
  deleteInBatches(db, 'pre_order', sql`expires_at < ${time} and ${heldLines} = 0`);
