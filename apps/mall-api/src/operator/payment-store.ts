import { type Kysely, sql } from 'kysely';
import { countRows, type Slice } from '../db/count-rows';
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
        sql<boolean>`(select bool_and(shop_order.shop_id = ${shopId}) from shop_order
          where shop_order.group_id = payment_note.group_id)`,
      ),
    );

/** One page of them, newest first. */
export const notesIn = (db: Db, filter: NoteFilter, { offset, limit }: Slice) =>
  notes(db, filter)
    .innerJoin('order_group', 'order_group.id', 'payment_note.group_id')
    .select(['payment_note.id', 'order_group.order_no as orderNo', 'payment_note.provider'])
    .select(['payment_note.reference', 'payment_note.kind', 'payment_note.currency'])
    .select(['payment_note.amount_minor as amountMinor', 'payment_note.reason'])
    .select('payment_note.created_at as at')
    .orderBy('payment_note.id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();

export const countNotes = (db: Db, filter: NoteFilter, slice: Slice) =>
  countRows(db, notes(db, filter), slice);
