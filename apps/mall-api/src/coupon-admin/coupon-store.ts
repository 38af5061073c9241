import { type Kysely, type Selectable, sql } from 'kysely';
import type { CouponTable, Database } from '../db/schema';
import { type Edition, updateVersion } from '../db/versioned';
import type { CouponDraft } from './coupon-rules';

type Db = Kysely<Database>;

/** A coupon, with the number of accounts that have it; of `shopId` only, if given. */
export const findCoupon = (db: Db, shopId: number | undefined, id: number) =>
  db
    .selectFrom('coupon')
    .selectAll()
    .select((eb) =>
      eb
        .selectFrom('user_coupon')
        .select(sql<number>`count(*)::int`.as('count'))
        .whereRef('user_coupon.coupon_id', '=', 'coupon.id')
        .$asScalar()
        .$notNull()
        .as('given'),
    )
    .where('id', '=', id)
    .$if(shopId !== undefined, (query) => query.where('shop_id', '=', shopId as number))
    .executeTakeFirst();

export type CouponRow = NonNullable<Awaited<ReturnType<typeof findCoupon>>>;

/** A coupon as its rules see it. */
export const draftOf = (row: Selectable<CouponTable>): CouponDraft => ({
  name: row.name,
  type: row.type,
  useType: row.use_type,
  shopId: row.shop_id,
  productIds: row.product_ids,
  categoryIds: row.category_ids,
  moneyMinor: row.money_minor,
  minMinor: row.min_minor,
  day: row.is_fixed_time ? null : row.day,
  useStartAt: row.is_fixed_time ? row.use_start_at : null,
  useEndAt: row.is_fixed_time ? row.use_end_at : null,
  receiveStartAt: row.receive_start_at,
  receiveEndAt: row.receive_end_at,
  total: row.is_limited ? row.total : null,
  isOpen: row.is_open,
});

const columnsOf = (coupon: CouponDraft) => ({
  name: coupon.name,
  type: coupon.type,
  use_type: coupon.useType,
  product_ids: [...coupon.productIds],
  category_ids: [...coupon.categoryIds],
  money_minor: coupon.moneyMinor,
  min_minor: coupon.minMinor,
  is_fixed_time: coupon.day === null,
  day: coupon.day,
  use_start_at: coupon.useStartAt,
  use_end_at: coupon.useEndAt,
  receive_start_at: coupon.receiveStartAt,
  receive_end_at: coupon.receiveEndAt,
  is_limited: coupon.total !== null,
  total: coupon.total ?? 0,
  is_open: coupon.isOpen,
});

export async function insertCoupon(trx: Db, coupon: CouponDraft, now: Date): Promise<number> {
  const left = { last_total: coupon.total ?? 0, shop_id: coupon.shopId, created_at: now };
  const { id } = await trx
    .insertInto('coupon')
    .values({ ...columnsOf(coupon), ...left })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Locks a coupon, so that nobody gets it meanwhile. */
export async function lockCoupon(trx: Db, id: number): Promise<void> {
  await trx.selectFrom('coupon').select('id').where('id', '=', id).forUpdate().execute();
}

/**
 * Saves a locked coupon; what is left changes as the total does. A later end is that of the coupons that were given,
 * too. False when the version is another one.
 */
export async function updateCoupon(
  trx: Db,
  row: CouponRow,
  version: number,
  coupon: CouponDraft,
): Promise<boolean> {
  const total = coupon.total ?? 0;
  const left = row.is_limited ? row.last_total + total - row.total : total;
  const values = { ...columnsOf(coupon), last_total: coupon.total === null ? 0 : left };
  const isSaved = await updateVersion(trx, 'coupon', { id: row.id, version }, values);
  if (isSaved && coupon.useEndAt) {
    await trx
      .updateTable('user_coupon')
      .set({ end_at: coupon.useEndAt })
      .where('coupon_id', '=', row.id)
      .where('status', '=', 'unused')
      .where('end_at', '<', coupon.useEndAt)
      .execute();
  }
  return isSaved;
}

/** False when the version is another one. */
export const closeCoupon = (trx: Db, coupon: Edition) =>
  updateVersion(trx, 'coupon', coupon, { is_open: false });

export const hasShop = async (db: Db, id: number): Promise<boolean> =>
  (await db.selectFrom('shop').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;

/** Which of these ids are goods of a shop, or categories of the mall. */
export async function knownIds(
  db: Db,
  { shopId, productIds, categoryIds }: Pick<CouponDraft, 'shopId' | 'productIds' | 'categoryIds'>,
) {
  const goods = await db
    .selectFrom('product')
    .select('id')
    .where('shop_id', '=', shopId ?? 0)
    .where('is_removed', '=', false)
    .where('id', '=', sql<number>`any(${[...productIds]}::int[])`)
    .execute();
  const categories = await db
    .selectFrom('category')
    .select('id')
    .where('id', '=', sql<number>`any(${[...categoryIds]}::int[])`)
    .execute();
  const idsOf = (rows: readonly { id: number }[]) => new Set(rows.map(({ id }) => id));
  return { productIds: idsOf(goods), categoryIds: idsOf(categories) };
}
