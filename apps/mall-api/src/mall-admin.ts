#!/usr/bin/env node
import { runAdmin } from './admin/program';
import { UsageError } from './admin/session';
import { readSettings, type Settings } from './config/settings';
import { StartupError } from './config/startup-error';
import type { OpenedDatabase } from './db/database';
import { examineMall } from './examine-mall';
import { moveBetween } from './media/move-between';
import { keepMeasurement } from './metrics/measurements';
import { openDatabaseFor, requireUpToDate } from './open-mall';
import { makeLocalKey } from './operator/local-key';
import { checkLedger } from './payout/check-ledger';
import { readPolicy } from './policy/read-policy';

/** Uses the database of the server's settings: whoever can read or write there needs no key. */
async function inDatabase<T>(
  work: (database: OpenedDatabase, settings: Settings) => Promise<T>,
): Promise<T> {
  const settings = readSettings();
  try {
    const database = await openDatabaseFor(settings);
    try {
      await requireUpToDate(database);
      return await work(database, settings);
    } finally {
      await database.close();
    }
  } catch (error) {
    if (error instanceof StartupError) throw new UsageError(error.message);
    throw error;
  }
}

const stdin = () => process.stdin;
process.exitCode = await runAdmin(
  process.argv.slice(2),
  { env: process.env, console, stdin },
  {
    localKeys: (key) => inDatabase((database) => makeLocalKey(database, key)),
    moveMedia: (to, deletesSource, say) =>
      inDatabase(({ db }, settings) => moveBetween({ db, settings }, { to, deletesSource, say })),
    examine: () => {
      const settings = readSettings();
      return examineMall({ settings, policy: readPolicy(settings.policyFile) });
    },
    checkLedger: () =>
      inDatabase(({ withoutLimits, db, now }, { policyFile }) =>
        withoutLimits(async (own) => {
          const report = await checkLedger({ db: own, policy: readPolicy(policyFile) });
          await keepMeasurement({ db, now }, 'ledgerDifferences', report.differences.length);
          return report;
        }),
      ),
  },
);
