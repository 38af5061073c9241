import { type Kysely, sql, type Transaction } from 'kysely';
import { inTransaction } from '../db/in-transaction';
import type { Database } from '../db/schema';

type Db = Kysely<Database>;

/** The fields that the person fills in. */
export interface AddressFields {
  realName: string;
  phone: string;
  email: string;
  country: string;
  countryCode: string;
  detail: string;
  postCode: string;
}

const columnsFrom = (fields: AddressFields) => ({
  real_name: fields.realName,
  phone: fields.phone,
  email: fields.email,
  country: fields.country,
  country_code: fields.countryCode,
  detail: fields.detail,
  post_code: fields.postCode,
});

const ofUser = (db: Db, userId: number) =>
  db
    .selectFrom('user_address')
    .selectAll()
    .where('user_id', '=', userId)
    .where('is_deleted', '=', false);

/** A person's addresses, the default first, then the newest. */
export const listAddresses = (db: Db, userId: number, slice?: { offset: number; limit: number }) =>
  ofUser(db, userId)
    .orderBy('is_default', 'desc')
    .orderBy('id', 'desc')
    .$if(slice !== undefined, (query) => query.offset(slice?.offset ?? 0).limit(slice?.limit ?? 0))
    .execute();

export type AddressRow = Awaited<ReturnType<typeof listAddresses>>[number];

/** The address that a parcel would go to, as displayed: the selected one, else the default or the newest. */
export const addressToSendTo = (db: Db, userId: number, id?: number) =>
  ofUser(db, userId)
    .clearSelect()
    .select(['id', 'real_name', 'phone', 'email', 'detail', 'country'])
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? 0))
    .orderBy('is_default', 'desc')
    .orderBy('id', 'desc')
    .limit(1);

export type ShownAddress = NonNullable<
  Awaited<ReturnType<ReturnType<typeof addressToSendTo>['executeTakeFirst']>>
>;

export async function countAddresses(db: Db, userId: number): Promise<number> {
  const { total } = await db
    .selectFrom('user_address')
    .select(sql<number>`count(*)`.as('total'))
    .where('user_id', '=', userId)
    .where('is_deleted', '=', false)
    .executeTakeFirstOrThrow();
  return total;
}

/** One address of a person, or undefined. */
export const findAddress = (db: Db, userId: number, id: number) =>
  ofUser(db, userId).where('id', '=', id).executeTakeFirst();

/** Serialises changes to a person's addresses, so that there is exactly one default at any time. */
async function lockOwner(trx: Transaction<Database>, userId: number): Promise<void> {
  await trx
    .selectFrom('user_account')
    .select('id')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .execute();
}

async function clearDefault(trx: Transaction<Database>, userId: number): Promise<void> {
  await trx
    .updateTable('user_address')
    .set({ is_default: false })
    .where('user_id', '=', userId)
    .where('is_default', '=', true)
    .execute();
}

/**
 * Adds an address, or changes the one with `id`. The first address always becomes the default. Undefined when
 * the person has no such address; null when there are too many.
 */
export async function saveAddress(
  db: Db,
  userId: number,
  change: { id?: number | undefined; isDefault: boolean; fields: AddressFields; max: number },
  now: Date,
): Promise<AddressRow | undefined | null> {
  return inTransaction(db, async (trx) => {
    await lockOwner(trx, userId);
    const count = await countAddresses(trx, userId);
    if (change.id === undefined && count >= change.max) return null;
    const isDefault = change.isDefault || (change.id === undefined && count === 0);
    if (change.id !== undefined && !(await findAddress(trx, userId, change.id))) return undefined;
    if (isDefault) await clearDefault(trx, userId);
    const columns = { ...columnsFrom(change.fields), updated_at: now };
    if (change.id === undefined) {
      return trx
        .insertInto('user_address')
        .values({ ...columns, user_id: userId, is_default: isDefault, created_at: now })
        .returningAll()
        .executeTakeFirstOrThrow();
    }
    return (
      trx
        .updateTable('user_address')
        // Unsetting the default would leave none; it only moves to another address
        .set({ ...columns, ...(isDefault && { is_default: true }) })
        .where('id', '=', change.id)
        .where('user_id', '=', userId)
        .returningAll()
        .executeTakeFirst()
    );
  });
}

/** Makes an address the default; false when the person has no such address. */
export async function makeDefault(db: Db, userId: number, id: number, now: Date): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    await lockOwner(trx, userId);
    if (!(await findAddress(trx, userId, id))) return false;
    await clearDefault(trx, userId);
    await trx
      .updateTable('user_address')
      .set({ is_default: true, updated_at: now })
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .execute();
    return true;
  });
}

/** Deletes an address; the newest remaining one replaces a deleted default. False when there is none. */
export async function deleteAddress(db: Db, userId: number, id: number, now: Date) {
  return inTransaction(db, async (trx) => {
    await lockOwner(trx, userId);
    const address = await findAddress(trx, userId, id);
    if (!address) return false;
    await trx
      .updateTable('user_address')
      .set({ is_deleted: true, is_default: false, updated_at: now })
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .execute();
    if (address.is_default) {
      const [successor] = await listAddresses(trx, userId, { offset: 0, limit: 1 });
      if (successor) {
        await trx
          .updateTable('user_address')
          .set({ is_default: true })
          .where('id', '=', successor.id)
          .where('user_id', '=', userId)
          .execute();
      }
    }
    return true;
  });
}
