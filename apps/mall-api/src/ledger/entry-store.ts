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

/** Ids follow the time, but for transactions that ran side by side and the clocks of servers. */
const SLACK = sql`interval '1 day'`;

/** Not by the index of the time, which would lead to all entries of a month instead of some. */
const time = sql`ledger_transaction.created_at + interval '0'`;

/** Bounds of the ids of a time, so that a walk along the ids neither begins at the newest nor goes on to the oldest. */
const firstIdAfter = (until: Date) => sql`coalesce((
  select min(later.id) from ledger_entry later where later.transaction_id = (
    select id from ledger_transaction where created_at >= ${until}::timestamptz + ${SLACK}
    order by created_at limit 1)), 9223372036854775807)`;
const lastIdBefore = (from: Date) => sql`coalesce((
  select max(earlier.id) from ledger_entry earlier where earlier.transaction_id = (
    select id from ledger_transaction where created_at < ${from}::timestamptz - ${SLACK}
    order by created_at desc limit 1)), 0)`;

/** Some entries, newest first, from before an id. */
export const entriesBefore = (
  db: Kysely<Database>,
  filter: EntryFilter,
  { before, limit }: { before: number | undefined; limit: number },
) =>
  entries(db, { shopId: filter.shopId, from: undefined, until: undefined })
    .leftJoin('shop_order', 'shop_order.id', 'ledger_transaction.shop_order_id')
    .select(['ledger_entry.id', 'ledger_entry.item', 'ledger_entry.amount_minor as debitMinor'])
    .select(['ledger_account.kind as account', 'ledger_account.shop_id as shopId'])
    .select(['ledger_account.currency', 'ledger_transaction.kind'])
    .select(['ledger_transaction.subject_id as subjectId', 'shop_order.order_no as orderNo'])
    .select('ledger_transaction.created_at as at')
    .$if(before !== undefined, (query) => query.where('ledger_entry.id', '<', before as number))
    .$if(filter.until !== undefined, (query) =>
      query.where(sql<boolean>`ledger_entry.id < ${firstIdAfter(filter.until as Date)}
        and ${time} < ${filter.until as Date}`),
    )
    .$if(filter.from !== undefined, (query) =>
      query.where(sql<boolean>`ledger_entry.id > ${lastIdBefore(filter.from as Date)}
        and ${time} >= ${filter.from as Date}`),
    )
    .orderBy('ledger_entry.id', 'desc')
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
