import { type Kysely, sql } from 'kysely';
import { type Slice, totalOf } from '../db/count-rows';
import type { Database } from '../db/schema';
import type { Language } from '../kernel/language';
import { skuInLanguage } from '../translation/in-language';

/** The stars of each group of the review filter: 1 good, 2 general, 3 bad. */
const STARS = { 1: [4, 5], 2: [3, 3], 3: [1, 2] } as const;
export type StarGroup = keyof typeof STARS;

/** The filter of a list of reviews. */
export interface ReviewFilter {
  /** 0 for all */
  type?: StarGroup | 0;
  withPictures?: boolean;
  /** specification that was bought */
  sku?: string;
}

const hasPictures = sql<boolean>`jsonb_array_length(pictures) > 0`;
/** Maximum number of specifications in the filter. */
const SPECIFICATIONS = 20;

/** Same expression as the index. */
const groupOf = sql<StarGroup>`(case when star >= 4 then 1 when star = 3 then 2 else 3 end)`;

/** The number of reviews of goods in each group, and their mean stars. */
export function countReviews(db: Kysely<Database>, productId: number) {
  const within = ([low, high]: readonly [number, number]) =>
    sql<number>`count(*) filter (where star between ${low} and ${high})`;
  return db
    .selectFrom('review')
    .select((eb) => [
      eb.fn.countAll<number>().as('total'),
      within(STARS[1]).as('good'),
      within(STARS[2]).as('general'),
      within(STARS[3]).as('bad'),
      eb
        .selectFrom('review as r')
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .where('r.product_id', '=', productId)
        .where('r.is_shown', '=', true)
        .where(sql<boolean>`jsonb_array_length(r.pictures) > 0`)
        .as('pictured'),
      sql<number>`coalesce(floor(avg(star)), 0)::int`.as('floor'),
      sql<number | null>`round(avg(star), 1)::float8`.as('mean'),
    ])
    .where('product_id', '=', productId)
    .where('is_shown', '=', true)
    .executeTakeFirstOrThrow();
}

/** The specifications bought by reviewers, most frequent first. */
export const countSpecifications = (
  db: Kysely<Database>,
  { productId, language }: { productId: number; language: Language },
) =>
  db
    .selectFrom('review')
    .select((eb) => ['sku', eb.fn.countAll<number>().as('count')])
    .select(skuInLanguage('sku', language).as('name'))
    .where('product_id', '=', productId)
    .where('is_shown', '=', true)
    .where('sku', '!=', '')
    .groupBy('sku')
    .orderBy('count', 'desc')
    .orderBy('sku')
    .limit(SPECIFICATIONS)
    .execute();

/** Reviews of goods with their total: those in the reader's language first, then the newest. */
export async function findReviews(
  db: Kysely<Database>,
  productId: number,
  { type = 0, withPictures, sku }: ReviewFilter,
  { language, ...slice }: Slice & { language: Language },
) {
  const fitting = db
    .selectFrom('review')
    .where('product_id', '=', productId)
    .where('is_shown', '=', true)
    .$if(type !== 0, (query) => query.where(groupOf, '=', type as StarGroup))
    .$if(Boolean(withPictures), (query) => query.where(hasPictures))
    .$if(Boolean(sku), (query) => query.where('sku', '=', sku ?? ''));
  const count = totalOf(db, fitting, slice);
  const rows = await fitting
    .select(['id', 'star', 'comment', 'pictures', 'reply'])
    .select(['follow_up', 'followed_up_at'])
    .select('review.language')
    .select(['nickname', 'avatar', 'created_at'])
    .select(skuInLanguage('review.sku', language).as('sku'))
    .select(count.as('total'))
    .orderBy(sql`review.language is distinct from ${language}`)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .offset(slice.offset)
    .limit(slice.limit)
    .execute();
  const total = rows[0]?.total ?? (slice.offset ? (await count.executeTakeFirst())?.total : 0) ?? 0;
  return { rows, total };
}
