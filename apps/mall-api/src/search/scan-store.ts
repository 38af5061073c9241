import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/schema';
import type { GoodsFilter, GoodsSearch } from '../kernel/search-engine';
import { all, inValuesByKey, onRow } from '../listing/product-filter';
import { orderIn, type ProductOrder } from '../listing/product-order';
import { scopesOf, WHOLE_MALL } from '../listing/scope';
import type { ParsedQuery } from './parsed-query';
import { matchesRow, MAX_SORTED, type SearchPlan } from './zones';

type Db = Kysely<Database>;

const priceColumnOf = ({ by, direction }: ProductOrder) => {
  if (by !== 'price') return 'each' as const;
  return direction === 'asc' ? ('rising' as const) : ('falling' as const);
};

/**
 * Scans the listing in its order and keeps the goods that match: for words that very many goods have. Known ids are
 * compared without reading the goods.
 */
export async function scanGoods(
  db: Db,
  search: GoodsSearch,
  { concepts }: ParsedQuery,
  { zone, ids }: SearchPlan,
): Promise<number[]> {
  const order: ProductOrder = search.order ?? { by: 'rank', direction: 'desc' };
  const { orderBy } = orderIn('l', order);
  const [scope, ...others] = scopesOf(search);
  const otherScopes = others.length
    ? [
        sql<boolean>`(select p.scopes @> ${others}::bigint[] from listed_product p
        where p.product_id = l.product_id)`,
      ]
    : [];
  const list = sql`select l.* from listing l where ${all([
    sql<boolean>`l.scope = ${scope}`,
    ...onRow(search, priceColumnOf(order)),
    ...inValuesByKey(search),
  ])} order by ${orderBy}`;
  const { rows } = await sql<{ id: number }>`
    select l.product_id as id from (${list}) l
    where ${all([
      // Neither is a join, so no more rows are read than the page needs
      ids
        ? sql<boolean>`(l.product_id in (select unnest(${[...ids]}::int[]))) is true`
        : sql<boolean>`(select ${matchesRow(zone, concepts)} from search_goods g where g.id = l.product_id)`,
      ...otherScopes,
    ])}
    order by ${orderBy} limit ${search.limit} offset ${search.offset}`.execute(db);
  return rows.map(({ id }) => id);
}

/** A superset of the goods that pass the filters, if it is small; undefined otherwise, or without filters. */
export async function narrowGoods(
  db: Db,
  { reach, ...filter }: GoodsFilter,
): Promise<number[] | undefined> {
  const [scope] = scopesOf(filter);
  const conditions = onRow(filter, 'rising');
  const isNarrowed = scope !== WHOLE_MALL || conditions.length > 0;
  const inList = all([sql<boolean>`l.scope = ${scope}`, ...conditions]);
  const listed = isNarrowed ? await fewListed(db, inList) : undefined;
  if (listed || !reach) return listed;
  const reached = await fewListed(db, sql`l.scope = any(${[...reach.scopes]}::bigint[])`);
  return reached && [...new Set([...reached, ...reach.productIds])];
}

/** The listed goods, or undefined if there are more than MAX_SORTED. */
async function fewListed(db: Db, isListed: RawBuilder<unknown>): Promise<number[] | undefined> {
  const { rows } = await sql<{ id: number }>`
    select l.product_id as id from listing l where ${isListed} limit ${MAX_SORTED + 1}`.execute(db);
  return rows.length > MAX_SORTED ? undefined : rows.map(({ id }) => id);
}
