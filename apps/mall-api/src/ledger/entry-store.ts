import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/schema';

/** Which entries: of one shop, in a time. */
export interface EntryFilter {
  shopId: number | undefined;
  from: Date | undefined;
  until: Date | undefined;
}

const entries = (db: Kysely<Database>, { shopId, from, until }: EntryFilter) =>
  db
    .selectFrom('ledger_entry')
    .innerJoin('ledger_account', 'ledger_account.code', 'ledger_entry.account')
    .innerJoin('ledger_transaction', 'ledger_transaction.id', 'ledger_entry.transaction_id')
    .$if(shopId !== undefined, (query) =>
      query.where('ledger_account.shop_id', '=', shopId as number),
    )
    .$if(from !== undefined, (query) =>
      query.where('ledger_transaction.created_at', '>=', from as Date),
    )
    .$if(until !== undefined, (query) =>
      query.where('ledger_transaction.created_at', '<', until as Date),
    );

/** Some entries, newest first, from before an id. */
export const entriesBefore = (
  db: Kysely<Database>,
  filter: EntryFilter,
  { before, limit }: { before: number | undefined; limit: number },
) =>
  entries(db, filter)
    .leftJoin('shop_order', 'shop_order.id', 'ledger_transaction.shop_order_id')
    .select(['ledger_entry.id', 'ledger_entry.item', 'ledger_entry.amount_minor as debitMinor'])
    .select(['ledger_account.kind as account', 'ledger_account.shop_id as shopId'])
    .select(['ledger_account.currency', 'ledger_transaction.kind'])
    .select(['ledger_transaction.subject_id as subjectId', 'shop_order.order_no as orderNo'])
    .select('ledger_transaction.created_at as at')
    .$if(before !== undefined, (query) => query.where('ledger_entry.id', '<', before as number))
    // A time is found by its own index: walking the ids from the newest would read all that came later, and bounds of the
    // ids would leave out entries where a clock was wrong
    .orderBy(filter.from ? sql`ledger_entry.id + 0` : 'ledger_entry.id', 'desc')
    .limit(limit)
    .execute();

export type EntryRow = Awaited<ReturnType<typeof entriesBefore>>[number];

/** The sums of a shop's entries in a currency, by what they are for: before a time, and from then until another. */
export const sumsByItem = (
  db: Kysely<Database>,
  { shopId, currency, from, until }: { shopId: number; currency: string; from: Date; until: Date },
) =>
  entries(db, { shopId, from: undefined, until })
    .select('ledger_entry.item')
    .select(
      sql<number>`-coalesce(sum(ledger_entry.amount_minor)
        filter (where ledger_transaction.created_at < ${from}), 0)::bigint`.as('beforeMinor'),
    )
    .select(
      sql<number>`-coalesce(sum(ledger_entry.amount_minor)
        filter (where ledger_transaction.created_at >= ${from}), 0)::bigint`.as('amountMinor'),
    )
    .select(
      sql<number>`count(*) filter (where ledger_transaction.created_at >= ${from})::int`.as(
        'count',
      ),
    )
    .where('ledger_account.currency', '=', currency)
    .groupBy('ledger_entry.item')
    .orderBy('ledger_entry.item')
    .execute();
