import { type Kysely, sql } from 'kysely';
import { countRows, type Slice } from '../db/count-rows';
import { type KeysetSlice, oldestFirst } from '../db/newest-first';
import type { Database } from '../db/schema';
import { type Edition, updateVersion } from '../db/versioned';

type Db = Kysely<Database>;

/** Where an account works. */
export const placesOf = (db: Db, userId: number) =>
  db
    .selectFrom('staff')
    .leftJoin('shop', 'shop.id', 'staff.shop_id')
    .leftJoin('second_factor', (join) =>
      join
        .onRef('second_factor.user_id', '=', 'staff.user_id')
        .on('second_factor.confirmed_at', 'is not', null),
    )
    .innerJoin('user_account', 'user_account.id', 'staff.user_id')
    .select(['staff.id', 'staff.shop_id as shopId', 'staff.roles', 'shop.name as shopName'])
    .select('user_account.nickname')
    .select(sql<boolean>`second_factor.user_id is not null`.as('hasApp'))
    .select(
      sql<boolean>`exists (select from passkey where user_id = staff.user_id)`.as('hasPasskey'),
    )
    .where('staff.user_id', '=', userId)
    .where('staff.removed_at', 'is', null)
    .orderBy(sql`staff.shop_id nulls first`)
    .execute();

export type Place = Awaited<ReturnType<typeof placesOf>>[number];

const members = (db: Db, shopId: number | null) =>
  db
    .selectFrom('staff')
    .innerJoin('user_account', 'user_account.id', 'staff.user_id')
    .where('staff.removed_at', 'is', null)
    .where('staff.shop_id', shopId === null ? 'is' : '=', shopId);

const columns = ['staff.id', 'staff.version', 'staff.user_id', 'staff.shop_id'] as const;

const withLastUse = (db: Db, shopId: number | null) =>
  members(db, shopId)
    .select([...columns, 'staff.roles', 'staff.created_at'])
    .select(['user_account.nickname', 'user_account.email'])
    .select((eb) =>
      eb
        .selectFrom('operator_key')
        .select(({ fn }) => fn.max('operator_key.last_used_at').as('at'))
        .whereRef('operator_key.staff_id', '=', 'staff.id')
        .as('last_used_at'),
    );

/** One page of the people of a shop, or of the mall (null), and the person behind it. */
export const membersOf = (db: Db, shopId: number | null, slice: KeysetSlice) =>
  oldestFirst(withLastUse(db, shopId), 'staff.id', slice).execute();

export const countMembers = (db: Db, shopId: number | null, slice: Slice) =>
  countRows(db, members(db, shopId), slice);

export const findMember = (db: Db, shopId: number | null, id: number) =>
  withLastUse(db, shopId).where('staff.id', '=', id).executeTakeFirst();

export type MemberRow = Awaited<ReturnType<typeof membersOf>>[number];

/** Adds an account, or gives it these roles when it is there already. Returns the id. */
export async function addMember(
  db: Db,
  member: { userId: number; shopId: number | null; roles: readonly string[] },
  now: Date,
): Promise<number> {
  const { userId, shopId, roles } = member;
  const { rows } = await sql<{ id: number }>`
    insert into staff (user_id, shop_id, roles, created_at)
    values (${userId}, ${shopId}, ${[...roles]}::text[], ${now})
    on conflict (user_id, coalesce(shop_id, 0)) where removed_at is null
      do update set roles = excluded.roles, version = staff.version + 1
    returning id`.execute(db);
  return (rows[0] as { id: number }).id;
}

const works = sql`removed_at is null`;

/** False when the version is another one. */
export const setRoles = (db: Db, member: Edition, roles: readonly string[]) =>
  updateVersion(db, 'staff', member, { roles: [...roles] }, works);

/** Removes a person and ends their sessions. False when the version is another one. */
export const removeMember = (db: Db, member: Edition, now: Date) =>
  updateVersion(db, 'staff', member, { removed_at: now }, works);

/**
 * Locks the owners of a place and counts those beside one: the last owner neither leaves nor loses the role.
 */
export async function otherOwners(db: Db, shopId: number | null, id: number): Promise<number> {
  const owners = await db
    .selectFrom('staff')
    .select('id')
    .where('removed_at', 'is', null)
    .where('shop_id', 'is not distinct from', shopId)
    .where(sql<boolean>`'owner' = any(roles)`)
    .orderBy('id')
    .forUpdate()
    .execute();
  return owners.filter((owner) => owner.id !== id).length;
}
