import type { Kysely } from 'kysely';
import { StartupError } from './config/startup-error';
import type { Database } from './db/schema';

/** The domain of demo accounts, whose password is public. It cannot receive e-mail (RFC 2606). */
export const DEMO_DOMAIN = 'vermilion.example';
/** The seed runs on an empty mall, so its accounts have low ids; avoids reading all accounts. */
const HIGHEST_ID = 1000;

/** Anybody could sign in to a demo account: a real mall refuses to start with a database that has one. */
export async function requireNoDemo(db: Kysely<Database>): Promise<void> {
  const demo = await db
    .selectFrom('user_account')
    .select('id')
    .where('id', '<=', HIGHEST_ID)
    .where('email', 'like', `%@${DEMO_DOMAIN}`)
    .where('password_hash', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  if (demo) {
    throw new StartupError(
      'This database holds the demo shoppers, whose password is known to everybody. Start a real mall on an empty database, or set MALL_MODE to "trial".',
    );
  }
}
