import { sql, type Kysely, type Transaction } from 'kysely';
import { inTransaction } from '../db/in-transaction';
import type { Database } from '../db/schema';
import { insertAccount } from '../auth/store';
import type { Person } from './person';

type Db = Kysely<Database>;

const COLUMNS = ['u.id', 'u.nickname', 'u.email', 'u.phone', 'u.kind', 'u.is_enabled'] as const;

/** The account that an account of a provider opens. */
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
 * The account of a verified e-mail address. Its own address is verified as well: by a code, or by
 * another provider. A visitor's is not.
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
 * Joins the account of a provider to the one of the same verified e-mail address, or to a new one.
 * Undefined when another request has just done it.
 */
export async function linkPerson(
  db: Db,
  person: Person & { nickname: string },
  now: Date,
): Promise<
  { account: NonNullable<Awaited<ReturnType<typeof findLinked>>>; isNew: boolean } | undefined
> {
  return inTransaction(db, async (trx) => {
    await oneAtATime(trx, person);
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

/** Two returns of the same person at once must not open two accounts. */
async function oneAtATime(trx: Transaction<Database>, { provider, subject }: Person) {
  await sql`select pg_advisory_xact_lock(hashtext(${`${provider}:${subject}`}))`.execute(trx);
}
