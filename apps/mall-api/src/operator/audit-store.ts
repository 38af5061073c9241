import { type Insertable, type Kysely, sql } from 'kysely';
import { countRows, type Slice } from '../db/count-rows';
import { type KeysetSlice, newestFirst } from '../db/newest-first';
import type { AuditEntryTable, Database } from '../db/schema';

type Db = Kysely<Database>;
export type NewEntry = Insertable<AuditEntryTable>;

export async function addEntries(db: Db, entries: readonly NewEntry[]): Promise<void> {
  if (entries.length > 0)
    await db
      .insertInto('audit_entry')
      .values([...entries])
      .execute();
}

/**
 * Adds the audit entry of a change with an idempotency key; false when the change was made before. A
 * concurrent call waits here for the first one.
 */
export async function addNamedEntry(db: Db, entry: NewEntry): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('audit_entry')
    .values(entry)
    .onConflict((conflict) =>
      conflict.columns(['key_id', 'request_id']).where('request_id', 'is not', null).doNothing(),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** The audit entry of a change with an idempotency key. */
export const findNamedEntry = (db: Db, keyId: number, requestId: string) =>
  db
    .selectFrom('audit_entry')
    .select(['action', 'subject_id'])
    .where('key_id', '=', keyId)
    .where('request_id', '=', requestId)
    .executeTakeFirstOrThrow();

export interface EntryFilter {
  /** Made with keys of this shop, or to its data. */
  shopId: number | null;
  keyId: number | undefined;
}

const entries = (db: Db, { shopId, keyId }: EntryFilter) =>
  db
    .selectFrom('audit_entry')
    .leftJoin('operator_key', 'operator_key.id', 'audit_entry.key_id')
    .$if(keyId !== undefined, (query) => query.where('audit_entry.key_id', '=', keyId as number))
    .$if(shopId !== null, (query) =>
      query.where(
        sql<boolean>`(audit_entry.shop_id = ${shopId} or audit_entry.key_id = any(array(
          select id from operator_key where shop_id = ${shopId})))`,
      ),
    );

/** One page of entries, newest first, and the entry behind it. */
export const entriesOf = (db: Db, filter: EntryFilter, slice: KeysetSlice) =>
  newestFirst(
    entries(db, filter)
      .selectAll('audit_entry')
      .select(['operator_key.name as key_name', 'operator_key.shop_id as key_shop_id']),
    'audit_entry.id',
    slice,
  ).execute();

export type EntryRow = Awaited<ReturnType<typeof entriesOf>>[number];

export const countEntries = (db: Db, filter: EntryFilter, slice: Slice) =>
  countRows(db, entries(db, filter), slice);
