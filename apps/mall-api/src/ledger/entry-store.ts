import { type Kysely, type RawBuilder, sql } from 'kysely';
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
    )
    .$if(from !== undefined && until !== undefined && shopId === undefined, (query) =>
      query.where(among(sql`created_at >= ${from} and created_at < ${until}`)),
    );

/**
 * The ids between which all transactions of a time are, as bounds of their entries: those of the rest of the year are not
 * read. Where a clock was wrong they are only further apart. Without the sum both would be searched for from the first
 * and the last id of all.
 */
const among = (time: RawBuilder<unknown>) => sql<boolean>`ledger_entry.transaction_id
  between (select min(id + 0) from ledger_transaction where ${time})
    and (select max(id + 0) from ledger_transaction where ${time})`;

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
    // A time is found by its own index: walking the ids from the newest would read all that came later
    .orderBy(filter.from ? sql`ledger_entry.id + 0` : 'ledger_entry.id', 'desc')
    .limit(limit)
    .execute();

export type EntryRow = Awaited<ReturnType<typeof entriesBefore>>[number];

interface OfMonth {
  shopId: number;
  /** ISO 4217 */
  currency: string;
  from: Date;
  until: Date;
}

/** The sums of a shop's entries in a currency, by what they are for, from a time until another. */
export const sumsByItem = (db: Kysely<Database>, { currency, ...filter }: OfMonth) =>
  entries(db, filter)
    .select('ledger_entry.item')
    .select(sql<number>`-sum(ledger_entry.amount_minor)::bigint`.as('amountMinor'))
    .select(sql<number>`count(*)::int`.as('count'))
    .where('ledger_account.currency', '=', currency)
    .groupBy('ledger_entry.item')
    .orderBy('ledger_entry.item')
    .execute();

/**
 * A shop's balance at a time, in minor units: that of now without what came since, of which there is little in the months
 * that are asked for most.
 */
export async function balanceAt(
  db: Kysely<Database>,
  { shopId, currency, from }: Omit<OfMonth, 'until'>,
): Promise<number> {
  const { rows } = await sql<{ minor: number }>`
    select (coalesce((
        select sum(entry.amount_minor) from ledger_entry entry
          join ledger_transaction posted on posted.id = entry.transaction_id
        where entry.account = account.code and posted.created_at >= ${from}
      ), 0) - coalesce((
        select sum(entry.amount_minor) from ledger_entry entry where entry.account = account.code
      ), 0))::bigint as minor
    from ledger_account account
    where account.shop_id = ${shopId} and account.currency = ${currency}`.execute(db);
  return rows[0]?.minor ?? 0;
}
