import type { Kysely } from 'kysely';
import { countRows, type Slice } from '../db/count-rows';
import { type KeysetSlice, newestFirst } from '../db/newest-first';
import type { Database } from '../db/schema';

type Db = Kysely<Database>;

export interface ReviewFilter {
  /** Default: all shops. */
  shopId: number | undefined;
  isReplied?: boolean | undefined;
  isShown?: boolean | undefined;
  star?: number | undefined;
  goodsId?: number | undefined;
}

const reviews = (db: Db, { shopId, isReplied, isShown, star, goodsId }: ReviewFilter) =>
  db
    .selectFrom('review')
    .innerJoin('product', 'product.id', 'review.product_id')
    .$if(shopId !== undefined, (query) => query.where('product.shop_id', '=', shopId as number))
    .$if(isReplied !== undefined, (query) =>
      query.where('review.reply', isReplied ? 'is not' : 'is', null),
    )
    .$if(isShown !== undefined, (query) => query.where('review.is_shown', '=', isShown as boolean))
    .$if(star !== undefined, (query) => query.where('review.star', '=', star as number))
    .$if(goodsId !== undefined, (query) =>
      query.where('review.product_id', '=', goodsId as number),
    );

const withGoods = (db: Db, filter: ReviewFilter) =>
  reviews(db, filter)
    .selectAll('review')
    .select(['product.shop_id', 'product.name as product_name']);

/** One page of reviews, newest first, and the review behind it. */
export const reviewsOf = (db: Db, filter: ReviewFilter, slice: KeysetSlice) =>
  newestFirst(withGoods(db, filter), 'review.id', slice).execute();

export type ReviewRow = Awaited<ReturnType<typeof reviewsOf>>[number];

export const countReviews = (db: Db, filter: ReviewFilter, slice: Slice) =>
  countRows(db, reviews(db, filter), slice);

export const findReview = (
  db: Db,
  shopId: number | undefined,
  id: number,
): Promise<ReviewRow | undefined> =>
  withGoods(db, { shopId }).where('review.id', '=', id).executeTakeFirst();

/** False when there already is a reply. */
export async function addReply(db: Db, id: number, text: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('review')
    .set({ reply: text })
    .where('id', '=', id)
    .where('reply', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
