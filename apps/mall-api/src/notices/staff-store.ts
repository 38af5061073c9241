import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';

const staff = (db: Kysely<Database>) =>
  db
    .selectFrom('staff')
    .innerJoin('user_account', 'user_account.id', 'staff.user_id')
    .select(['staff.id', 'staff.shop_id as shopId', 'staff.roles', 'user_account.email'])
    .where('staff.removed_at', 'is', null)
    .where('user_account.blocked_at', 'is', null);

export type StaffMail = Awaited<ReturnType<typeof staffOf>>[number];

/** The people of a shop, or of the mall (null). */
export const staffOf = (db: Kysely<Database>, shopId: number | null) =>
  staff(db).where('staff.shop_id', 'is not distinct from', shopId).orderBy('staff.id').execute();

/** Whose session a key is; undefined for the key of a program. */
export const staffOfKey = (db: Kysely<Database>, keyId: number) =>
  staff(db)
    .innerJoin('operator_key', 'operator_key.staff_id', 'staff.id')
    .where('operator_key.id', '=', keyId)
    .executeTakeFirst();
