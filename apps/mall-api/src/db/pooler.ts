import { type Kysely, sql } from 'kysely';
import { StartupError } from '../config/startup-error';
import { PLANNING } from './planning';
import type { Database } from './schema';

/** What stands between this program and PostgreSQL: a pooler in transaction mode, which may know prepared statements. */
export type Pooler = 'none' | 'transaction' | 'prepared';

/** Limits in milliseconds that each connection must have. */
export interface SessionLimits {
  statement_timeout: number;
  lock_timeout: number;
  idle_in_transaction_session_timeout: number;
}

/**
 * Checks that connections of a pooler have the limits, which a program cannot set there: a connection belongs to it for one
 * transaction. They come with the role. Throws a StartupError with the statements that are missing.
 */
export async function requireRoleSettings(
  db: Kysely<Database>,
  limits: SessionLimits,
): Promise<void> {
  const wanted = { ...PLANNING, ...limits };
  const { rows } = await sql<{ name: string; setting: string; role: string }>`
    select name, setting, current_user as role from pg_settings
    where name = any(${Object.keys(wanted)})`.execute(db);
  const found = new Map(rows.map(({ name, setting }) => [name, setting]));
  const wrong = Object.entries(wanted).filter(([name, value]) => found.get(name) !== `${value}`);
  if (wrong.length === 0) return;
  const role = JSON.stringify(rows[0]?.role ?? '');
  const statements = wrong.map(([name, value]) => `alter role ${role} set ${name} = '${value}';`);
  throw new StartupError(
    `Behind a pooler the limits of connections come with the role of the database. Run these as its owner, and then "RECONNECT" in the pooler:\n${statements.join('\n')}`,
  );
}
