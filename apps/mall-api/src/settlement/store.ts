import { type Kysely, sql, type Transaction } from 'kysely';
import { countRows, type Slice } from '../db/count-rows';
import type { Database } from '../db/schema';

type Db = Kysely<Database>;
type Trx = Transaction<Database>;

/** The stored fields of an application. */
export interface ApplicationFields {
  name: string;
  real_name: string;
  email: string;
  country_code: string;
  phone: string;
  category_id: number;
  type_id: number;
  handling_fee: number;
  keywords: string;
  country: string;
  address: string;
  pictures: string[];
  language: string;
}

const stored = ({ pictures, ...fields }: ApplicationFields) => ({
  ...fields,
  pictures: JSON.stringify(pictures),
});

const ofUser = (db: Db, userId: number) =>
  db.selectFrom('merchant_application').where('merchant_application.user_id', '=', userId);

const withKey = (db: Db, userId: number) =>
  ofUser(db, userId)
    .leftJoin('operator_key', 'operator_key.id', 'merchant_application.key_id')
    .selectAll('merchant_application')
    .select('operator_key.last_used_at as key_used_at');

/** One page of a person's applications, newest first. */
export const applicationsOf = (db: Db, userId: number, { offset, limit }: Slice) =>
  withKey(db, userId)
    .orderBy('merchant_application.id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();

export type ApplicationRow = Awaited<ReturnType<typeof applicationsOf>>[number];

export const countApplications = (db: Db, userId: number, slice: Slice) =>
  countRows(db, ofUser(db, userId), slice);

/** A person's application, or undefined. */
export const findApplication = (
  db: Db,
  userId: number,
  id: number,
): Promise<ApplicationRow | undefined> =>
  withKey(db, userId).where('merchant_application.id', '=', id).executeTakeFirst();

/** Like `findApplication`, locked until the end of the transaction. */
export const lockApplication = (trx: Trx, userId: number, id: number) =>
  ofUser(trx, userId).selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();

/**
 * The number of a person's pending applications; locks the account, so that concurrent applications are
 * counted.
 */
export async function countWaiting(trx: Trx, userId: number): Promise<number> {
  await trx
    .selectFrom('user_account')
    .select('id')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .execute();
  const { count } = await ofUser(trx, userId)
    .select(sql<number>`count(*)::int`.as('count'))
    .where('status', '=', 'pending')
    .executeTakeFirstOrThrow();
  return count;
}

export const insertApplication = (trx: Trx, userId: number, fields: ApplicationFields, now: Date) =>
  trx
    .insertInto('merchant_application')
    .values({ ...stored(fields), user_id: userId, created_at: now, sent_at: now })
    .execute();

/** Replaces the fields of an application, which becomes pending (again). */
export const replaceApplication = (trx: Trx, id: number, fields: ApplicationFields, now: Date) =>
  trx
    .updateTable('merchant_application')
    .set({
      ...stored(fields),
      status: 'pending',
      refusal: null,
      decided_at: null,
      sent_at: now,
    })
    .where('id', '=', id)
    .execute();

/** Which of the unique fields of a shop are taken. */
export async function takenBy(
  db: Db,
  { name, email }: { name: string; email: string },
): Promise<{ name: boolean; email: boolean }> {
  const rows = await db
    .selectFrom('shop')
    .select((eb) => [
      eb(eb.fn<string>('lower', ['name']), '=', name.toLowerCase()).as('hasName'),
      eb(eb.fn<string>('lower', ['email']), '=', email).as('hasEmail'),
    ])
    .where((eb) =>
      eb.or([
        eb(eb.fn<string>('lower', ['name']), '=', name.toLowerCase()),
        eb(eb.fn<string>('lower', ['email']), '=', email),
      ]),
    )
    .execute();
  return { name: rows.some((row) => row.hasName), email: rows.some((row) => row.hasEmail) };
}

/** The fee of a trade, or undefined when the trade or the type of shop does not exist. */
export const findTrade = (db: Db, categoryId: number, typeId: number) =>
  db
    .selectFrom(['shop_category', 'shop_type'])
    .select('shop_category.handling_fee as handlingFee')
    .where('shop_category.id', '=', categoryId)
    .where('shop_type.id', '=', typeId)
    .executeTakeFirst();
