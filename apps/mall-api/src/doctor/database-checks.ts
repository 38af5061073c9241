import { sql } from 'kysely';
import type { Check, CheckedDatabase, SetupWithDatabase } from './check';
import { hasDemoAccounts } from './demo-accounts';

const CLOCK_SECONDS = 1;

/** A sentence when another version has migrated the tables further than this one knows. */
export async function newerTables({
  unknownMigrations,
}: Pick<CheckedDatabase, 'unknownMigrations'>): Promise<string[]> {
  const unknown = await unknownMigrations();
  if (unknown.length === 0) return [];
  return [
    `The tables of this database are newer than this program (it does not know ${unknown.slice(0, 3).join(', ')}): it would misread them. Start the version that has migrated them, or a later one.`,
  ];
}

/** What the database says about itself and the mall in it. */
export const databaseChecks: readonly Check<SetupWithDatabase>[] = [
  {
    name: 'tables-older',
    isFatal: true,
    async find({ database }) {
      const missing = await database.missingMigrations();
      return missing > 0
        ? [
            `The tables of this database are not up to date (missing migrations: ${missing}). Run "npm run migrate", or "node apps/mall-api/dist/main.js migrate", or set MALL_MIGRATE to "on".`,
          ]
        : [];
    },
  },
  {
    name: 'tables-newer',
    isFatal: true,
    find: ({ database }) => newerTables(database),
  },
  {
    name: 'demo-accounts',
    isFatal: true,
    async find({ settings, database }) {
      if (settings.isTrial || (await database.missingMigrations()) > 0) return [];
      return (await hasDemoAccounts(database.db))
        ? [
            'This database holds the demo shoppers, whose password is known to everybody. Start a real mall on an empty database, or set MALL_MODE to "trial".',
          ]
        : [];
    },
  },
  {
    name: 'currency',
    isFatal: true,
    async find({ settings, policy, database }) {
      if (settings.isTrial || (await database.missingMigrations()) > 0) return [];
      const newest = await database.db.reads
        .selectFrom('order_group')
        .select('currency')
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst();
      const { currency } = policy.currency;
      return newest && newest.currency !== currency
        ? [
            `The policy says ${currency}, but the orders of this database are in ${newest.currency}: every price would mean another amount. Set "currency" of the policy (MALL_POLICY) to ${newest.currency}, or begin with a database of its own.`,
          ]
        : [];
    },
  },
  {
    name: 'time-limits',
    isFatal: true,
    async find({ settings, database }) {
      // Behind a pooler that is named, all limits were examined when the database was opened
      const isNamed = settings.databasePooler !== 'none';
      if (settings.isTrial || database.kind !== 'postgres' || isNamed) return [];
      const { rows } = await sql<{ limit: string }>`
        select current_setting('statement_timeout') as limit`.execute(database.db.reads);
      return rows[0]?.limit === '0'
        ? [
            'Statements have no time limit although this program sets one: a pooler between it and PostgreSQL drops the settings of connections, and one slow statement could stop the mall. Set MALL_DB_POOLER to the pooler (transaction or prepared), which then says what the role lacks.',
          ]
        : [];
    },
  },
  {
    name: 'clock',
    isFatal: false,
    find({ database }) {
      const seconds = Math.round((Date.now() - database.now().getTime()) / 100) / 10;
      return Math.abs(seconds) > CLOCK_SECONDS
        ? [
            `The clock of this machine is ${Math.abs(seconds)} s ${seconds > 0 ? 'ahead of' : 'behind'} the database’s. The mall goes by the database, but logs and certificates do not: turn on NTP on both.`,
          ]
        : [];
    },
  },
];
