import { type Kysely, sql, type Transaction } from 'kysely';
import { insertAccount } from '../auth/store';
import { inTransaction } from '../db/in-transaction';
import type { Database } from '../db/schema';
import type { Person } from './person';

type Db = Kysely<Database>;

const COLUMNS = ['u.id', 'u.nickname', 'u.email', 'u.phone', 'u.kind', 'u.is_enabled'] as const;

/** The mall account linked to a provider's account. */
export function findLinked(db: Db, { provider, subject }: Person) {
  return db
    .selectFrom('user_identity as i')
    .innerJoin('user_account as u', 'u.id', 'i.user_id')
    .select(COLUMNS)
    .where('i.provider', '=', provider)
    .where('i.subject', '=', subject)
    .executeTakeFirst();
}

/**
 * The account with this verified email address. Addresses of accounts are verified too (by a code or by
 * another provider), except those of visitors, who are excluded.
 */
function findByEmail(db: Db, email: string) {
  return db
    .selectFrom('user_account as u')
    .select(COLUMNS)
    .where(sql<boolean>`lower(u.email) = ${email}`)
    .where('u.kind', '!=', 'visitor')
    .orderBy(sql`u.kind = 'email'`, 'desc')
    .orderBy('u.id')
    .executeTakeFirst();
}

/**
 * Links a provider's account to the account with the same verified email address, or to a new one. Undefined
 * when a concurrent request has just done so.
 */
export async function linkPerson(
  db: Db,
  person: Person & { nickname: string },
  now: Date,
): Promise<
  { account: NonNullable<Awaited<ReturnType<typeof findLinked>>>; isNew: boolean } | undefined
> {
  return inTransaction(db, async (trx) => {
    await lockPerson(trx, person);
    if (await findLinked(trx, person)) return undefined;
    const { provider, subject, email, nickname } = person;
    const found = email && (await findByEmail(trx, email));
    const account =
      found || (await insertAccount(trx, { kind: provider, email, nickname, created_at: now }));
    if (!account) return undefined;
    await trx
      .insertInto('user_identity')
      .values({ provider, subject, user_id: account.id, created_at: now })
      .execute();
    return { account, isNew: !found };
  });
}

/** Serialized, so that two concurrent callbacks of one person do not create two accounts. */
async function lockPerson(trx: Transaction<Database>, { provider, subject }: Person) {
  await sql`select pg_advisory_xact_lock(hashtext(${`${provider}:${subject}`}))`.execute(trx);
}
