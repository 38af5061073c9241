import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { totalOf, type Slice } from '../db/count-rows';

/** Which stars a filter of the review list means: 1 good, 2 general, 3 bad. */
const STARS = { 1: [4, 5], 2: [3, 3], 3: [1, 2] } as const;
export type StarGroup = keyof typeof STARS;

/** As the index has it. */
const groupOf = sql<StarGroup>`(case when star >= 4 then 1 when star = 3 then 2 else 3 end)`;

/** How many reviews of goods there are in each group, and the mean of their stars. */
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
      sql<number>`coalesce(floor(avg(star)), 0)::int`.as('mean'),
    ])
    .where('product_id', '=', productId)
    .where('is_shown', '=', true)
    .executeTakeFirstOrThrow();
}

/** Reviews of goods, newest first, with their total. */
export async function findReviews(
  db: Kysely<Database>,
  productId: number,
  group: StarGroup | 0,
  slice: Slice,
) {
  const fitting = db
    .selectFrom('review')
    .where('product_id', '=', productId)
    .where('is_shown', '=', true)
    .$if(group !== 0, (query) => query.where(groupOf, '=', group as StarGroup));
  const count = totalOf(db, fitting, slice);
  const rows = await fitting
    .select(['id', 'user_id', 'star', 'comment', 'pictures', 'reply'])
    .select(['follow_up', 'followed_up_at'])
    .select(['nickname', 'avatar', 'created_at', 'sku'])
    .select(count.as('total'))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .offset(slice.offset)
    .limit(slice.limit)
    .execute();
  const total = rows[0]?.total ?? (slice.offset ? (await count.executeTakeFirst())?.total : 0) ?? 0;
  return { rows, total };
}
