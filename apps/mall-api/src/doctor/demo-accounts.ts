import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';

/** The domain of demo accounts, whose password is public. It cannot receive e-mail (RFC 2606). */
export const DEMO_DOMAIN = 'vermilion.example';
/** The seed runs on an empty mall, so its accounts have low ids; avoids reading all accounts. */
const HIGHEST_ID = 1000;

/** Whether anybody could sign in to a demo account. */
export async function hasDemoAccounts(db: Kysely<Database>): Promise<boolean> {
  const demo = await db
    .selectFrom('user_account')
    .select('id')
    .where('id', '<=', HIGHEST_ID)
    .where('email', 'like', `%@${DEMO_DOMAIN}`)
    .where('password_hash', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return demo !== undefined;
}
