import { type Kysely, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { countRows, type Slice } from '../db/count-rows';
import type { Database } from '../db/schema';
import type { Language } from '../kernel/language';
import { all, inValues, onRow, type ProductFilter } from '../listing/product-filter';
import type { ProductOrder } from '../listing/product-order';
import { WHOLE_MALL } from '../listing/scope';
import { soldOf } from '../listing/units';
import { inLanguage } from '../translation/in-language';

type Db = Kysely<Database>;

/** Maximum number of an activity's goods on the home page; fewer in one with tiles. */
const ON_HOME = 8;
const IN_TILES = 3;
const BEST = 20;
const FOLLOWING = 2;

export const findBanners = (db: Db, language: Language, now: Date) =>
  db
    .selectFrom('banner')
    .select(['id', 'slot', 'picture', 'url'])
    .select(inLanguage('banner', 'banner.name', language).as('name'))
    .where((eb) => eb.or([eb('from_at', 'is', null), eb('from_at', '<=', now)]))
    .where((eb) => eb.or([eb('until_at', 'is', null), eb('until_at', '>', now)]))
    .orderBy('sort', 'desc')
    .orderBy('id')
    .execute();

export const findHotKeywords = (db: Db, language: Language) =>
  db
    .selectFrom('hot_keyword')
    .select(['id', inLanguage('hot_keyword', 'hot_keyword.title', language).as('title')])
    .orderBy('sort', 'desc')
    .orderBy('id')
    .execute();

/** Goods of activities that can be bought, in order. */
const shownProducts = (db: Db, language: Language) =>
  db
    .selectFrom('activity_product as ap')
    .innerJoin('product as p', 'p.id', 'ap.product_id')
    .innerJoin('shop as s', 's.id', 'p.shop_id')
    .innerJoin('listed_product as l', 'l.product_id', 'p.id')
    .select(['p.id', 'ap.picture', 'p.image', 'p.price_minor', 'p.old_price_minor'])
    .select(soldOf('p').as('sold'))
    .select(['s.name as shop_name', 'l.review_count', 'l.stars'])
    .select(inLanguage('goods', 'p.name', language).as('name'))
    .where('p.is_on_sale', '=', true)
    .where('p.is_removed', '=', false)
    .where('s.is_open', '=', true);

/** Title and subtitle of an activity. `activity` is the table's alias. */
const wordsOf = (activity: string, language: Language) =>
  [
    inLanguage('activity', `${activity}.name`, language).as('name'),
    inLanguage('activity_deck', `${activity}.instruction`, language).as('instruction'),
  ] as const;

/** Activities that are open and have not ended. */
const openActivities = (db: Db, now: Date) =>
  db
    .selectFrom('activity as a')
    .where('a.is_open', '=', true)
    .where((eb) => eb.or([eb('a.ends_at', 'is', null), eb('a.ends_at', '>', now)]));

/** Open activities with their goods, and some of the goods, in one statement. */
export async function findHomeActivities(db: Db, language: Language, now: Date) {
  const limit = sql<number>`case when a.type = 2 then ${sql.lit(IN_TILES)} else ${sql.lit(ON_HOME)} end`;
  const rows = await openActivities(db, now)
    .select(['a.id', 'a.type', ...wordsOf('a', language)])
    .select(
      jsonArrayFrom(
        shownProducts(db, language)
          .whereRef('ap.activity_id', '=', sql.ref('a.id'))
          .orderBy('ap.sort', 'desc')
          .orderBy('p.id', 'desc')
          .limit(limit),
      ).as('products'),
    )
    .orderBy('a.sort', 'desc')
    .orderBy('a.id')
    .execute();
  return rows.filter(({ products }) => products.length > 0);
}

export const findActivity = (db: Db, id: number, language: Language, now: Date) =>
  openActivities(db, now)
    .select(['a.id', 'a.type', 'a.banner', 'a.ends_at', ...wordsOf('a', language)])
    .where('a.id', '=', id)
    .executeTakeFirst();

/** The activities with goods that follow one in the order of the home page, which goes on at its beginning. */
export async function findFollowing(db: Db, id: number, language: Language, now: Date) {
  const activities = await openActivities(db, now)
    .select(['a.id', 'a.type', 'a.banner', ...wordsOf('a', language)])
    .where((eb) => {
      const goods = shownProducts(db, language).whereRef('ap.activity_id', '=', sql.ref('a.id'));
      return eb.or([eb.exists(goods), eb('a.id', '=', id)]);
    })
    .orderBy('a.sort', 'desc')
    .orderBy('a.id')
    .execute();
  const at = activities.findIndex((activity) => activity.id === id);
  return [...activities.slice(at + 1), ...activities.slice(0, at)].slice(0, FOLLOWING);
}

/** What goods of an activity are sorted by. */
function keyOf(order: ProductOrder | undefined) {
  if (order?.by === 'sold') return soldOf('p');
  return order?.by === 'price' ? sql.ref('p.price_minor') : sql.ref('p.created_at');
}

interface ActivityList {
  filter: Pick<ProductFilter, 'minMinor' | 'maxMinor' | 'anyOf'>;
  /** absent for the order of the activity */
  order?: ProductOrder | undefined;
}

/** One page of the goods of an activity, with their total. */
export async function findActivityProducts(
  db: Db,
  id: number,
  { filter, order }: ActivityList,
  slice: Slice & { language: Language },
) {
  const mine = shownProducts(db, slice.language)
    .where('ap.activity_id', '=', id)
    .where(all([sql<boolean>`true`, ...onRow(filter, 'each'), ...inValues(filter)]));
  const rows = await mine
    .$if(order !== undefined, (goods) => goods.orderBy(keyOf(order), order?.direction))
    .orderBy('ap.sort', 'desc')
    .orderBy('p.id', 'desc')
    .offset(slice.offset)
    .limit(slice.limit)
    .execute();
  return { rows, total: await countRows(db, mine, slice) };
}

/** Bestsellers of the whole mall or of a category. */
export const findLeaders = (db: Db, language: Language, categoryId = WHOLE_MALL) =>
  db
    .selectFrom('listing as l')
    .innerJoin('listed_product', 'listed_product.product_id', 'l.product_id')
    .innerJoin('product as p', 'p.id', 'l.product_id')
    .innerJoin('shop', 'shop.id', 'p.shop_id')
    .select(['p.id', 'p.image', 'p.price_minor', 'p.old_price_minor', soldOf('p').as('sold')])
    .select(['shop.name as shop_name', 'listed_product.review_count', 'listed_product.stars'])
    .select(inLanguage('goods', 'p.name', language).as('name'))
    .where('l.scope', '=', categoryId)
    .orderBy('l.by_sold')
    .orderBy('l.by_rank')
    .limit(BEST)
    .execute();
