import { type Kysely, sql } from 'kysely';
import { countRows, type Slice } from '../db/count-rows';
import type { Database } from '../db/schema';
import type { Language } from '../kernel/language';
import { inLanguage } from '../translation/in-language';
import type { HeldCoupon } from './rules';

type Db = Kysely<Database>;

function held(db: Db, userId: number, language: Language) {
  return db
    .selectFrom('user_coupon')
    .innerJoin('coupon', 'coupon.id', 'user_coupon.coupon_id')
    .leftJoin('shop', 'shop.id', 'coupon.shop_id')
    .select([
      'shop.name as shopName',
      'user_coupon.id',
      'user_coupon.coupon_id as couponId',
      'user_coupon.user_id as userId',
      'user_coupon.status',
      'user_coupon.start_at as startAt',
      'user_coupon.end_at as endAt',
      'user_coupon.used_at as usedAt',
      inLanguage('coupon', 'coupon.name', language).as('name'),
      'coupon.use_type as useType',
      'coupon.shop_id as shopId',
      'coupon.product_ids as productIds',
      'coupon.category_ids as categoryIds',
      'coupon.money_minor as moneyMinor',
      'coupon.min_minor as minMinor',
    ])
    .where('user_coupon.user_id', '=', userId);
}

/** A person's unused coupons that have not expired at `now`, most valuable first. */
export const unusedCoupons = (db: Db, userId: number, now: Date, language: Language) =>
  held(db, userId, language)
    .where('user_coupon.status', '=', 'unused')
    .where('user_coupon.end_at', '>', now)
    .orderBy('coupon.money_minor', 'desc')
    .orderBy('user_coupon.id')
    .execute();

export type HeldRow = Awaited<ReturnType<typeof unusedCoupons>>[number] & HeldCoupon;

/** A person's coupons with these ids. */
export const findHeldCoupons = (
  db: Db,
  userId: number,
  ids: readonly number[],
  language: Language,
): Promise<HeldRow[]> =>
  held(db, userId, language)
    .where('user_coupon.id', '=', sql<number>`any(${ids}::int[])`)
    .execute();

const spent = (now: Date) =>
  sql<boolean>`(user_coupon.status <> 'unused' or user_coupon.end_at <= ${now})`;

/** A page of a person's coupons: the usable ones (including later ones), or the others. */
export const myCoupons = (
  db: Db,
  userId: number,
  usable: boolean,
  { offset, limit, language }: Slice & { language: Language },
  now: Date,
): Promise<HeldRow[]> =>
  held(db, userId, language)
    .where(spent(now), '=', !usable)
    .orderBy('user_coupon.end_at', usable ? 'asc' : 'desc')
    .orderBy('user_coupon.id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();

export const countMyCoupons = (db: Db, userId: number, usable: boolean, slice: Slice, now: Date) =>
  countRows(
    db,
    db.selectFrom('user_coupon').where('user_id', '=', userId).where(spent(now), '=', !usable),
    slice,
  );

/** Marks coupons as used for an order. False when one was used in the meantime. */
export async function useCoupons(
  db: Db,
  userId: number,
  ids: readonly number[],
  orderGroupId: number,
  now: Date,
): Promise<boolean> {
  const used = await db
    .updateTable('user_coupon')
    .set({ status: 'used', used_at: now, order_group_id: orderGroupId })
    .where('id', 'in', ids)
    .where('user_id', '=', userId)
    .where('status', '=', 'unused')
    .executeTakeFirst();
  return used.numUpdatedRows === BigInt(ids.length);
}

/**
 * Returns the coupons used by orders.
 * @param shopId only the coupons of this shop; null for the mall's
 */
export async function returnCoupons(
  db: Db,
  orderGroupIds: readonly number[],
  shopId?: number | null,
): Promise<void> {
  let query = db
    .updateTable('user_coupon')
    .set({ status: 'unused', used_at: null, order_group_id: null })
    .where('order_group_id', '=', sql<number>`any(${orderGroupIds}::int[])`)
    .where('status', '=', 'used');
  if (shopId !== undefined) {
    query = query.where('coupon_id', 'in', (coupons) =>
      coupons
        .selectFrom('coupon')
        .select('id')
        .where(sql<boolean>`shop_id is not distinct from ${shopId}::int`),
    );
  }
  await query.execute();
}
