#!/usr/bin/env node
import { runAdmin } from './admin/program';
import { UsageError } from './admin/session';
import { backUp, restoreFrom } from './back-up';
import { readSettings, type Settings } from './config/settings';
import { StartupError } from './config/startup-error';
import type { OpenedDatabase } from './db/opened-database';
import { examineMall } from './examine-mall';
import { initMall } from './init-mall';
import { moveBetween } from './media/move-between';
import { openDatabaseFor, requireUpToDate } from './open-mall';
import { makeLocalKey } from './operator/local-key';
import { checkAndKeep } from './payout/check-store';
import { readPolicy } from './policy/read-policy';
import { reconcileInDatabase } from './reconciliation/local';
import { releaseCopy, waitingIn } from './restored/release';
import { forgetFactors } from './staff/forget-factors';
import { openTerminal } from './terminal/terminal';

/** Uses the database of the server's settings: whoever can read or write there needs no key. */
async function inDatabase<T>(
  work: (database: OpenedDatabase, settings: Settings) => Promise<T>,
): Promise<T> {
  // The providers of a restored copy are closed, except for who reconciles by hand
  const settings = readSettings({ ...process.env, MALL_RESTORED: 'off' });
  return orUsage(async () => {
    const database = await openDatabaseFor(settings);
    try {
      await requireUpToDate(database);
      return await work(database, settings);
    } finally {
      await database.close();
    }
  });
}

async function orUsage<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
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
    forgetFactors: (email) => inDatabase((database) => forgetFactors(database, email)),
    init: (args, say) => orUsage(() => initMall(readSettings(), args, say)),
    checkLedger: (onProgress) =>
      inDatabase(({ withoutLimits, now }, { policyFile }) =>
        withoutLimits(async (own) => {
          const { report } = await checkAndKeep(
            { db: own, now, policy: readPolicy(policyFile) },
            onProgress && { onProgress },
          );
          return report;
        }),
      ),
    reconcile: (period, options) =>
      inDatabase((database, settings) =>
        reconcileInDatabase(database, settings, openTerminal(console), { period, ...options }),
      ),
    restored: {
      show: () => inDatabase(({ db }) => waitingIn(db)),
      release: (mails) => inDatabase((database) => releaseCopy(database, mails)),
    },
    backup: {
      write: (file) => orUsage(() => backUp(readSettings(), file)),
      restore: (file) => orUsage(() => restoreFrom(readSettings(), file)),
    },
  },
);
