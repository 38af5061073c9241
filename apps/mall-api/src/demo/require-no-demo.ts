import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { StartupError } from '../config/startup-error';
import { DEMO_ACCOUNTS } from './accounts';

/** Anybody knows the demo shoppers' password: a real mall refuses a database that lets them in. */
export async function requireNoDemo(db: Kysely<Database>): Promise<void> {
  const demo = await db
    .selectFrom('user_account')
    .select('id')
    .where('email', 'in', [...DEMO_ACCOUNTS.map(({ email }) => email)])
    .where('password_hash', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  if (demo) {
    throw new StartupError(
      'This database holds the demo shoppers, whose password is known to everybody. Start a real mall on an empty database, or set MALL_MODE to "trial".',
    );
  }
}
