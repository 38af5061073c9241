import { type Kysely, sql } from 'kysely';
import { countRows, type Slice } from '../db/count-rows';
import { type KeysetSlice, newestFirst } from '../db/newest-first';
import type { Database } from '../db/schema';

type Db = Kysely<Database>;

const coupons = (db: Db, shopId: number | undefined) =>
  db
    .selectFrom('coupon')
    .$if(shopId !== undefined, (query) => query.where('shop_id', '=', shopId as number));

/** One page of coupons, newest first, and the coupon behind it. */
export const couponsOf = (db: Db, shopId: number | undefined, slice: KeysetSlice) =>
  newestFirst(
    coupons(db, shopId)
      .select(['id', 'shop_id', 'name', 'money_minor', 'min_minor', 'is_open'])
      .select(['is_limited', 'last_total']),
    'id',
    slice,
  ).execute();

export const countCoupons = (db: Db, shopId: number | undefined, slice: Slice) =>
  countRows(db, coupons(db, shopId), slice);

export const findCoupon = (db: Db, shopId: number | undefined, id: number) =>
  coupons(db, shopId).select(['id', 'shop_id']).where('id', '=', id).executeTakeFirst();

/**
 * An account by id, or by the e-mail address it signs in with. A shop only sees accounts that have ordered
 * from it: it must not learn who else has one.
 */
export const findAccount = (
  db: Db,
  shopId: number | undefined,
  { accountId, email }: { accountId?: number | undefined; email?: string | undefined },
) =>
  db
    .selectFrom('user_account')
    .select('id')
    .where('is_enabled', '=', true)
    .where('kind', '!=', 'visitor')
    .$if(accountId !== undefined, (query) => query.where('id', '=', accountId ?? 0))
    .$if(email !== undefined, (query) =>
      query.where('kind', '=', 'email').where(sql`lower(email)`, '=', (email ?? '').toLowerCase()),
    )
    .$if(shopId !== undefined, (query) =>
      query.where((eb) =>
        eb.exists(
          eb
            .selectFrom('shop_order')
            .select('shop_order.id')
            .whereRef('shop_order.user_id', '=', 'user_account.id')
            .where('shop_order.shop_id', '=', shopId as number)
            .where('shop_order.is_paid', '=', true),
        ),
      ),
    )
    .orderBy('id')
    .executeTakeFirst();

/** The expiry of an account's coupon. */
export const endOfCoupon = async (db: Db, userId: number, couponId: number): Promise<Date> => {
  const { end_at } = await db
    .selectFrom('user_coupon')
    .select('end_at')
    .where('user_id', '=', userId)
    .where('coupon_id', '=', couponId)
    .executeTakeFirstOrThrow();
  return end_at;
};
