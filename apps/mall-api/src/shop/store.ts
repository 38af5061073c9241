import { type Kysely, type RawBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { countRows, type Slice } from '../db/count-rows';
import type { Database } from '../db/schema';
import type { Language } from '../kernel/language';
import { SHOP_CATEGORIES, SHOPS } from '../listing/scope';
import { unitsOf } from '../listing/units';
import { inLanguage, namesOf } from '../translation/in-language';

type Db = Kysely<Database>;

/** Number of products on a shop's card. */
const ON_CARD = 3;

export interface ShopFilter {
  /** Restricts the result to these shops, in this order. */
  ids?: readonly number[] | undefined;
  typeId?: number | undefined;
  categoryId?: number | undefined;
  isSelf?: boolean | undefined;
}

/** The primary sort order; then the mall's own order, then newest first. */
export type ShopOrder = 'recommended' | 'rating';

const ORDERS: Record<ShopOrder, RawBuilder<unknown>> = {
  recommended: sql`s.is_recommended desc`,
  rating: sql`s.stars desc nulls last`,
};

/** A list of goods, in the order of its index. */
const inScope = (scope: RawBuilder<number>) => sql`select from listing l where l.scope = ${scope}`;

/** The first of a shop's own categories that fills a card: what the owner puts first is the shop's trade. */
const firstCategory = sql<number>`(
  select ${sql.lit(SHOP_CATEGORIES)} + own.id from shop_goods_category own
  where own.shop_id = s.id and own.pid = 0
    and exists (${inScope(sql`${sql.lit(SHOP_CATEGORIES)} + own.id`)} offset ${sql.lit(ON_CARD - 1)})
  order by own.sort desc, own.id limit 1)`;

/** One page of open shops, each with what its first category sells most, and the total count. */
export async function findShops(
  db: Db,
  filter: ShopFilter,
  order: ShopOrder,
  { offset, limit, language }: Slice & { language: Language },
) {
  const fitting = db
    .selectFrom('shop as s')
    .where('s.is_open', '=', true)
    .where((eb) =>
      eb.and([
        ...(filter.ids ? [eb('s.id', '=', sql<number>`any(${[...filter.ids]}::int[])`)] : []),
        ...(filter.typeId === undefined ? [] : [eb('s.type_id', '=', filter.typeId)]),
        ...(filter.categoryId === undefined ? [] : [eb('s.category_id', '=', filter.categoryId)]),
        ...(filter.isSelf === undefined ? [] : [eb('s.is_self', '=', filter.isSelf)]),
      ]),
    );
  const rows = await fitting
    .select(['s.id', 's.name', 's.category_id', 's.type_id', 's.is_self', 's.avatar'])
    .select(['s.back_image', 's.street_back_image', 's.star_level', 's.stars', 's.collect_count'])
    .select(inLanguage('shop_intro', 's.intro', language).as('story'))
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('listing as l')
          .innerJoin('product as p', 'p.id', 'l.product_id')
          .select(['p.id', 'p.image', 'p.price_minor', 'p.old_price_minor'])
          .select(['p.ficti', 'p.shop_id', ...unitsOf('p'), ...namesOf('p', language)])
          .where('l.scope', '=', sql<number>`coalesce(${firstCategory}, ${sql.lit(SHOPS)} + s.id)`)
          .orderBy('l.by_sold')
          .orderBy('l.by_rank')
          .limit(ON_CARD),
      ).as('products'),
    )
    .$if(filter.ids !== undefined, (query) =>
      query.orderBy(sql`array_position(${[...(filter.ids ?? [])]}::int[], s.id)`),
    )
    .orderBy(ORDERS[order])
    .orderBy('s.sort', 'desc')
    .orderBy('s.id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
  return { rows, total: await countRows(db, fitting, { offset, limit }) };
}

/** An open shop, and whether `userId` (0 for guests) follows it. */
export const findShop = (
  db: Db,
  { id, userId, language }: { id: number; userId: number; language: Language },
) =>
  db
    .selectFrom('shop as s')
    .selectAll('s')
    .select(inLanguage('shop_intro', 's.intro', language).as('story'))
    .select(inLanguage('shop_holiday', 's.holiday_text', language).as('holiday_notice'))
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('collect_shop as c')
            .select('c.shop_id')
            .whereRef('c.shop_id', '=', 's.id')
            .where('c.user_id', '=', userId)
            .where('c.removed_at', 'is', null),
        )
        .as('is_followed'),
    )
    .where('s.id', '=', id)
    .where('s.is_open', '=', true)
    .executeTakeFirst();

export type ShopRow = NonNullable<Awaited<ReturnType<typeof findShop>>>;

/** The trades of shops, each with the number of open shops. */
export const findTrades = (db: Db, language: Language) =>
  db
    .selectFrom('shop_category')
    .select(['id', 'handling_fee'])
    .select(
      sql<number>`(select count(*)::int from shop s where s.category_id = shop_category.id and s.is_open)`.as(
        'shop_count',
      ),
    )
    .select(inLanguage('trade', 'shop_category.name', language).as('name'))
    .orderBy('sort')
    .orderBy('id')
    .execute();
