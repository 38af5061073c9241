import { type Kysely, sql } from 'kysely';
import { countRows, type Slice } from '../db/count-rows';
import { inTransaction } from '../db/in-transaction';
import type { Database } from '../db/schema';
import type { Language } from '../kernel/language';
import { inLanguage } from '../translation/in-language';
import { claimRefusalError, type ClaimTerms } from './claim-rules';

type Db = Kysely<Database>;

/** Filter of claimable coupons for a page. */
export interface ClaimableFilter {
  useType?: 1 | 2 | 3 | undefined;
  shopId?: number | undefined;
  productId?: number | undefined;
}

function claimable(db: Db, filter: ClaimableFilter, now: Date) {
  return db
    .selectFrom('coupon')
    .where('coupon.type', '=', 1)
    .where('coupon.is_open', '=', true)
    .where(sql<boolean>`(not coupon.is_limited or coupon.last_total > 0)`)
    .where(sql<boolean>`(coupon.receive_start_at is null or coupon.receive_start_at <= ${now})`)
    .where(sql<boolean>`(coupon.receive_end_at is null or coupon.receive_end_at > ${now})`)
    .where(sql<boolean>`(not coupon.is_fixed_time or coupon.use_end_at > ${now})`)
    .$if(filter.useType !== undefined, (query) =>
      query.where('coupon.use_type', '=', filter.useType ?? 1),
    )
    .$if(filter.shopId !== undefined, (query) =>
      // The mall's own coupons are valid in every shop
      query.where(sql<boolean>`(coupon.shop_id = ${filter.shopId} or coupon.shop_id is null)`),
    )
    .$if(filter.productId !== undefined, (query) =>
      query.where(
        sql<boolean>`(coupon.use_type <> 2 or ${filter.productId} = any(coupon.product_ids))`,
      ),
    );
}

/** One page of coupons that can be claimed now, most valuable first, marked with those the caller has. */
export async function claimableCoupons(
  db: Db,
  userId: number | undefined,
  filter: ClaimableFilter,
  { offset, limit, language }: Slice & { language: Language },
  now: Date,
) {
  return claimable(db, filter, now)
    .leftJoin('user_coupon as mine', (join) =>
      join.onRef('mine.coupon_id', '=', 'coupon.id').on('mine.user_id', '=', userId ?? 0),
    )
    .leftJoin('shop', 'shop.id', 'coupon.shop_id')
    .selectAll('coupon')
    .select('shop.name as shop_name')
    .select(inLanguage('coupon', 'coupon.name', language).as('title'))
    .select(sql<boolean>`mine.id is not null`.as('is_mine'))
    .orderBy('coupon.money_minor', 'desc')
    .orderBy('coupon.id')
    .offset(offset)
    .limit(limit)
    .execute();
}

export const countClaimable = (db: Db, filter: ClaimableFilter, slice: Slice, now: Date) =>
  countRows(db, claimable(db, filter, now), slice);

/** The goods that a currently claimable coupon applies to; coupons for all goods are ignored. */
export async function claimableReach(db: Db, now: Date) {
  const coupons = await claimable(db, {}, now)
    .select(['use_type', 'shop_id', 'product_ids', 'category_ids'])
    .where('coupon.use_type', '<>', 3)
    .execute();
  const idsOf = (useType: number, ids: (coupon: (typeof coupons)[number]) => number[]) => [
    ...new Set(coupons.filter(({ use_type }) => use_type === useType).flatMap(ids)),
  ];
  return {
    shopIds: idsOf(1, ({ shop_id }) => (shop_id === null ? [] : [shop_id])),
    productIds: idsOf(2, ({ product_ids }) => product_ids),
    categoryIds: idsOf(4, ({ category_ids }) => category_ids),
  };
}

export async function claimTerms(db: Db, couponId: number): Promise<ClaimTerms | undefined> {
  return db
    .selectFrom('coupon')
    .select([
      'type',
      'is_open as isOpen',
      'is_limited as isLimited',
      'last_total as lastTotal',
      'receive_start_at as receiveStartAt',
      'receive_end_at as receiveEndAt',
      'is_fixed_time as isFixedTime',
      'day',
      'use_start_at as useStartAt',
      'use_end_at as useEndAt',
    ])
    .where('id', '=', couponId)
    .executeTakeFirst();
}

/**
 * Grants one coupon to a person: once per person, within the total quantity. False when the person has it
 * already; throws when the last one has just been claimed.
 */
export async function grantCoupon(
  db: Db,
  userId: number,
  couponId: number,
  validity: { startAt: Date; endAt: Date },
  now: Date,
): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const given = await trx
      .insertInto('user_coupon')
      .values({
        user_id: userId,
        coupon_id: couponId,
        start_at: validity.startAt,
        end_at: validity.endAt,
        created_at: now,
      })
      .onConflict((conflict) => conflict.columns(['user_id', 'coupon_id']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!given) return false;
    const taken = await trx
      .updateTable('coupon')
      .set({ last_total: sql<number>`last_total - is_limited::int` })
      .where('id', '=', couponId)
      .where(sql<boolean>`(not is_limited or last_total > 0)`)
      .executeTakeFirst();
    // Thrown to roll back the grant above
    if (taken.numUpdatedRows === 0n) throw claimRefusalError('soldOut');
    return true;
  });
}
