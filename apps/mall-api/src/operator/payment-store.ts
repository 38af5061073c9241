import { type Kysely, sql } from 'kysely';
import { countRows, type Slice } from '../db/count-rows';
import { type KeysetSlice, newestFirst } from '../db/newest-first';
import type { Database, PaymentNoteTable } from '../db/schema';

type Db = Kysely<Database>;

export interface NoteFilter {
  /** Only master orders that are completely of this shop; default: all. */
  shopId: number | undefined;
  kind: PaymentNoteTable['kind'] | undefined;
}

const notes = (db: Db, { shopId, kind }: NoteFilter) =>
  db
    .selectFrom('payment_note')
    .$if(kind !== undefined, (query) => query.where('payment_note.kind', '=', kind ?? 'refunded'))
    .$if(shopId !== undefined, (query) =>
      query.where(
        // Read once and kept, as "is true" says: of a shop with many orders and of one with few
        sql<boolean>`(payment_note.group_id in (
            select group_id from shop_order where shop_id = ${shopId})) is true
          and not exists (select from shop_order
            where shop_order.group_id = payment_note.group_id and shop_order.shop_id <> ${shopId})`,
      ),
    );

/** One page of them, newest first, and the note behind it. */
export const notesIn = (db: Db, filter: NoteFilter, slice: KeysetSlice) =>
  newestFirst(
    notes(db, filter)
      .innerJoin('order_group', 'order_group.id', 'payment_note.group_id')
      .select(['payment_note.id', 'order_group.order_no as orderNo', 'payment_note.provider'])
      .select(['payment_note.reference', 'payment_note.kind', 'payment_note.currency'])
      .select(['payment_note.amount_minor as amountMinor', 'payment_note.reason'])
      .select('payment_note.created_at as at'),
    'payment_note.id',
    slice,
  ).execute();

export const countNotes = (db: Db, filter: NoteFilter, slice: Slice) =>
  countRows(db, notes(db, filter), slice);
