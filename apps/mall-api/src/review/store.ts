import { type Insertable, type Kysely, sql, type Transaction } from 'kysely';
import { countRows, type Slice } from '../db/count-rows';
import type { Database } from '../db/schema';
import type { ReviewTable } from '../db/schema/catalogue';
import type { Language } from '../kernel/language';
import { columnsOf } from '../order/rules';
import { inLanguage, skuInLanguage } from '../translation/in-language';

type Db = Kysely<Database>;
type Trx = Transaction<Database>;

const reviewable = columnsOf.toReview;

type InLanguage = Slice & { language: Language };

const nameIn = (language: Language) =>
  inLanguage('goods', 'order_line.product_name', language).as('product_name');
const skuIn = (language: Language) => skuInLanguage('order_line.sku_name', language).as('sku_name');

/** A person's received lines without a review, except those of orders with an open refund. */
const waiting = (db: Db, userId: number) =>
  db
    .selectFrom('shop_order')
    .innerJoin('order_line', 'order_line.shop_order_id', 'shop_order.id')
    .where('shop_order.user_id', '=', userId)
    .where('shop_order.status', '=', reviewable.status)
    .where('shop_order.is_paid', '=', true)
    .where('shop_order.is_deleted', '=', reviewable.isDeleted)
    .where('shop_order.refund_status', '=', 'none')
    .where('order_line.is_received', '=', true)
    .where('order_line.is_reviewed', '=', false);

/** One page of the lines that a person can review, newest orders first. */
export const waitingLines = (db: Db, userId: number, { offset, limit, language }: InLanguage) =>
  waiting(db, userId)
    .innerJoin('shop', 'shop.id', 'shop_order.shop_id')
    .select(['order_line.id', 'order_line.product_id', nameIn(language)])
    .select(['order_line.image', skuIn(language), 'order_line.price_minor'])
    .select(['order_line.quantity', 'shop_order.order_no', 'shop_order.shop_id'])
    .select('shop.name as shop_name')
    .orderBy('shop_order.id', 'desc')
    .orderBy('order_line.id')
    .offset(offset)
    .limit(limit)
    .execute();
export type WaitingRow = Awaited<ReturnType<typeof waitingLines>>[number];

export const countWaiting = (db: Db, userId: number, slice: Slice) =>
  countRows(db, waiting(db, userId), slice);

const own = (db: Db, userId: number) =>
  db
    .selectFrom('review')
    .innerJoin('order_line', 'order_line.id', 'review.order_line_id')
    .where('review.user_id', '=', userId);

/** One page of a person's own reviews, newest first, including hidden ones. */
export const ownReviews = (db: Db, userId: number, { offset, limit, language }: InLanguage) =>
  own(db, userId)
    .innerJoin('shop_order', 'shop_order.id', 'order_line.shop_order_id')
    .innerJoin('shop', 'shop.id', 'shop_order.shop_id')
    .select(['review.id', 'review.product_id'])
    .select(skuInLanguage('review.sku', language).as('sku'))
    .select(['review.star', 'review.quality', 'review.service', 'review.comment'])
    .select(['review.pictures', 'review.reply', 'review.created_at'])
    .select(['review.follow_up', 'review.followed_up_at'])
    .select([
      'order_line.id as line_id',
      nameIn(language),
      'order_line.image',
      'shop_order.order_no',
    ])
    .select(['shop_order.shop_id', 'shop.name as shop_name'])
    .orderBy('review.created_at', 'desc')
    .orderBy('review.id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
export type OwnReviewRow = Awaited<ReturnType<typeof ownReviews>>[number];

export const countOwn = (db: Db, userId: number, slice: Slice) =>
  countRows(db, own(db, userId), slice);

/** A person's shop order, locked: of lines reviewed concurrently, the last one must see the others. */
export const lockOrder = (trx: Trx, userId: number, orderNo: string) =>
  trx
    .selectFrom('shop_order')
    .select(['id', 'shop_id', 'status', 'refund_status'])
    .where('order_no', '=', orderNo)
    .where('user_id', '=', userId)
    .where('is_deleted', '=', false)
    .forNoKeyUpdate()
    .executeTakeFirst();

/** Marks a received line as reviewed; undefined when it already is, or has not arrived. */
export const markReviewed = (trx: Trx, orderId: number, lineId: number) =>
  trx
    .updateTable('order_line')
    .set({ is_reviewed: true })
    .where('id', '=', lineId)
    .where('shop_order_id', '=', orderId)
    .where('is_received', '=', true)
    .where('is_reviewed', '=', false)
    .returning(['product_id', 'sku_name'])
    .executeTakeFirst();

/**
 * Adds to a person's review of a line, once, if written since `writtenSince`; false when there is no such
 * review. One conditional update, so only one of two concurrent calls succeeds.
 */
export async function addFollowUp(
  db: Db,
  userId: number,
  { lineId, comment }: { lineId: number; comment: string },
  { now, writtenSince }: { now: Date; writtenSince: Date },
): Promise<boolean> {
  const added = await db
    .updateTable('review')
    .set({ follow_up: comment, followed_up_at: now })
    .where('order_line_id', '=', lineId)
    .where('user_id', '=', userId)
    .where('follow_up', 'is', null)
    .where('created_at', '>=', writtenSince)
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

/** Whether a person has added to the review of a line; undefined when there is no such review. */
export const findFollowUp = (db: Db, userId: number, lineId: number) =>
  db
    .selectFrom('review')
    .select('follow_up as followUp')
    .where('order_line_id', '=', lineId)
    .where('user_id', '=', userId)
    .executeTakeFirst();

/** The lines of an order, with the columns that a refusal or the order's next state depends on. */
export const linesOfOrder = (trx: Trx, orderId: number) =>
  trx
    .selectFrom('order_line')
    .select(['id', 'is_received', 'is_reviewed'])
    .where('shop_order_id', '=', orderId)
    .execute();

/** Stores a review under its author's current name and image. */
export async function addReview(
  trx: Trx,
  {
    user_id,
    ...review
  }: Omit<Insertable<ReviewTable>, 'nickname' | 'avatar'> & { user_id: number },
) {
  const { nickname, avatar } = await trx
    .selectFrom('user_account')
    .select(['nickname', 'avatar'])
    .where('id', '=', user_id)
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('review')
    .values({ ...review, user_id, nickname, avatar })
    .execute();
}

/** Whole stars of a shop without reviews, as the column's default. */
const UNRATED = 5;

/**
 * Sets a shop's rating to the mean of its reviews' service scores. Locks the shop first, so that the statement
 * sees the reviews of earlier lock holders. Reviews of goods are counted when read.
 */
export async function recountShop(trx: Trx, shopId: number) {
  await trx.selectFrom('shop').select('id').where('id', '=', shopId).forNoKeyUpdate().execute();
  await sql`
    update shop set stars = mean.stars, star_level = coalesce(round(mean.stars), ${UNRATED})
    from (
      select round(avg(review.service), 1) as stars from review
      join product on product.id = review.product_id
      where product.shop_id = ${shopId} and review.is_shown
    ) mean
    where shop.id = ${shopId} and shop.stars is distinct from mean.stars`.execute(trx);
}
