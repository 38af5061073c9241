import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../db/schema';
import { accountChecks } from './accounts';
import type { Check, FindingRow } from './check';
import { couponChecks } from './coupons';
import type { CheckName } from './names';
import { orderChecks } from './orders';
import { paymentChecks } from './payments';
import { pointChecks } from './points';
import { postingChecks } from './postings';
import { refundChecks } from './refunds';
import { stockChecks } from './stock';

export const allChecks: readonly Check[] = [
  ...orderChecks,
  ...paymentChecks,
  ...refundChecks,
  ...pointChecks,
  ...couponChecks,
  ...stockChecks,
  ...postingChecks,
  ...accountChecks,
];

/** Those of the ledger alone. */
export const ledgerChecks: readonly Check[] = [...postingChecks, ...accountChecks];

/** One contradiction in the mall's data. */
export interface Finding extends FindingRow {
  check: CheckName;
}

export interface Checked {
  /** the first of them, in the order of the checks */
  findings: Finding[];
  /** the number of all */
  found: number;
}

export interface CheckOptions {
  /** Default: all. */
  checks?: readonly Check[];
  /** Ids of a table that one statement checks. */
  batch?: number;
  /** Findings that are returned. */
  most?: number;
  /** Called after each part. */
  onProgress?: (check: CheckName, done: number) => void;
}

/** Above every id. */
const END = Number.MAX_SAFE_INTEGER;

/**
 * Checks every invariant of orders, payments, refunds, points, coupons, stock, the ledger and payouts against one
 * snapshot of the database, while the mall goes on. Changes nothing; reads everything, a part at a time. In a transaction
 * it sees that.
 */
export async function runChecks(
  db: Kysely<Database>,
  { checks = allChecks, batch = 10_000, most = 100, onProgress }: CheckOptions = {},
): Promise<Checked> {
  const checked: Checked = { findings: [], found: 0 };
  await inSnapshot(db, async (trx) => {
    for (const check of checks) {
      let done = 0;
      for await (const { rows, count } of partsOf(trx, check, batch)) {
        checked.found += rows.length;
        const room = Math.max(0, most - checked.findings.length);
        checked.findings.push(...rows.slice(0, room).map((row) => ({ check: check.name, ...row })));
        done += count;
        onProgress?.(check.name, done);
      }
    }
  });
  return checked;
}

async function* partsOf(trx: Transaction<Database>, { over, find }: Check, batch: number) {
  if (!over) {
    yield {
      rows: await rowsOf(
        trx,
        find(() => sql`true`),
      ),
      count: 0,
    };
    return;
  }
  for (let from = 0; from < END;) {
    const { rows } = await sql<{ until: number | null; count: number }>`
      select max(id)::bigint as until, count(*)::int as count from (
        select id from ${sql.table(over)} where id > ${from} order by id limit ${batch}) part
    `.execute(trx);
    const { until = null, count = 0 } = rows[0] ?? {};
    // The last part is open: rows of other tables may have ids that this one has lost
    const to = until === null || count < batch ? END : until;
    const isIn = (column: string) =>
      sql`(${sql.raw(column)} > ${sql.lit(from)} and ${sql.raw(column)} <= ${sql.lit(to)})`;
    yield { rows: await rowsOf(trx, find(isIn)), count };
    from = to;
  }
}

async function rowsOf(trx: Transaction<Database>, finding: ReturnType<Check['find']>) {
  const { rows } = await sql<FindingRow>`
    select subject, fact, expected::text as expected, found::text as found, currency
    from (${finding}) finding`.execute(trx);
  return rows;
}

/** One snapshot for all statements, without the time limit of requests. */
function inSnapshot<T>(
  db: Kysely<Database>,
  work: (trx: Transaction<Database>) => Promise<T>,
): Promise<T> {
  if (db.isTransaction) return work(db as Transaction<Database>);
  return db.transaction().execute(async (trx) => {
    await sql`set transaction isolation level repeatable read, read only`.execute(trx);
    await sql`set local statement_timeout = 0`.execute(trx);
    return work(trx);
  });
}
