import type { LedgerReport } from '@vermilion/api-client/operator';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import type { WithDb } from '../kernel/context';
import type { CheckOptions } from '../money-check/run-checks';
import { checkLedger } from './check-ledger';

type Db = Kysely<Database>;

/** Stores the result of a check; the older ones are of no use. */
async function keepReport(
  db: Db,
  report: LedgerReport,
  { startedAt, endedAt }: { startedAt: Date; endedAt: Date },
): Promise<void> {
  const { id } = await db
    .insertInto('money_check')
    .values({
      started_at: startedAt,
      ended_at: endedAt,
      found: report.found,
      report: JSON.stringify(report),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.deleteFrom('money_check').where('id', '<', id).execute();
}

/** Checks the ledger and stores the result, for operators and the metrics of the mall. */
export async function checkAndKeep(
  needs: WithDb<'policy' | 'now'>,
  options?: CheckOptions,
): Promise<{ report: LedgerReport; startedAt: Date }> {
  const startedAt = needs.now();
  const report = await checkLedger(needs, options);
  await keepReport(needs.db, report, { startedAt, endedAt: needs.now() });
  return { report, startedAt };
}

/** The result of the last check that was stored, and when it began. */
export async function lastReport(
  db: Db,
): Promise<{ report: LedgerReport; startedAt: Date } | undefined> {
  const row = await db
    .selectFrom('money_check')
    .select(['report', 'started_at as startedAt'])
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return row && { report: row.report as LedgerReport, startedAt: row.startedAt };
}
