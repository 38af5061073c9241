import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/schema';

type Db = Kysely<Database>;

/** By one of them. */
export interface Address {
  email?: string | undefined;
  phone?: string | undefined;
  id?: number | undefined;
}

/** More accounts of one address are visits. */
const MOST = 100;

const accounts = (db: Db) =>
  db
    .selectFrom('user_account')
    .select(['id', 'kind', 'nickname', 'is_enabled', 'blocked_at', 'block_reason', 'created_at']);

/** Accounts of exactly an address, latest first. */
export const accountsOf = (db: Db, { email, phone, id }: Address) =>
  accounts(db)
    .$if(email !== undefined, (query) =>
      query.where(sql<boolean>`lower(email) = ${email?.toLowerCase()}`),
    )
    .$if(phone !== undefined, (query) => query.where('phone_e164', '=', phone as string))
    .$if(id !== undefined, (query) => query.where('id', '=', id as number))
    // Not along the ids, which would read all accounts for an address of few
    .orderBy(sql`id + 0`, 'desc')
    .limit(MOST)
    .execute();

export type AccountRow = Awaited<ReturnType<typeof accountsOf>>[number];

export const findAccount = (db: Db, id: number): Promise<AccountRow | undefined> =>
  accounts(db).where('id', '=', id).executeTakeFirst();

/** How many open sessions and orders of shops an account has. */
export async function figuresOf(db: Db, id: number, now: Date) {
  const { rows } = await sql<{ sessions: number; orders: number }>`
    select (select count(*)::int from session where user_id = ${id} and expires_at > ${now}) as sessions,
      (select count(*)::int from shop_order join order_group on order_group.id = shop_order.group_id
        where order_group.user_id = ${id}) as orders`.execute(db);
  return rows[0] ?? { sessions: 0, orders: 0 };
}

/** What an account has accepted, latest first. */
export const acceptedBy = (db: Db, id: number) =>
  db
    .selectFrom('agreement_acceptance')
    .innerJoin('agreement_version as one', 'one.id', 'agreement_acceptance.agreement_id')
    .select(['one.kind', 'one.number', 'agreement_acceptance.accepted_at'])
    .where('user_id', '=', id)
    .orderBy('accepted_at', 'desc')
    .orderBy('one.id', 'desc')
    .execute();

/** Blocks an account. False when it was blocked for this already. */
export async function block(db: Db, id: number, { reason, now }: { reason: string; now: Date }) {
  const { numUpdatedRows } = await db
    .updateTable('user_account')
    .set({
      is_enabled: false,
      block_reason: reason,
      blocked_at: sql<Date>`coalesce(blocked_at, ${now})`,
    })
    .where('id', '=', id)
    .where(sql<boolean>`(is_enabled or block_reason is distinct from ${reason})`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** False when it was not blocked. */
export async function unblock(db: Db, id: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('user_account')
    .set({ is_enabled: true, block_reason: null, blocked_at: null })
    .where('id', '=', id)
    .where('blocked_at', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Ends all sessions of an account. False when it had none. */
export async function endSessions(db: Db, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('session')
    .where('user_id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
