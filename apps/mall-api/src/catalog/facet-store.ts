import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/schema';
import { type ProductFilter, type Reach, within } from '../listing/product-filter';
import { fitting } from '../listing/product-list-store';
import { FACETS, IN_STOCK, RATED, SHOP_TYPES, SHOPS } from '../listing/scope';

type Db = Kysely<Database>;

/** The selected value of each facet that also shows its other values. */
export interface Chosen {
  shopTypeId?: number | undefined;
  minRating?: number | undefined;
  minMinor?: number | undefined;
  maxMinor?: number | undefined;
  /** Of each facet the scopes of its selected values. */
  anyOf?: readonly (readonly number[])[] | undefined;
}

/** The first and the last scope of the facet that a scope is a value of. */
const rangeOf = ([scope = FACETS]: readonly number[]) => {
  const first = scope - (scope % SHOPS);
  return sql`scope >= ${first}::bigint and scope < ${first + SHOPS}::bigint`;
};

/** The first `most` goods of a list without search words. */
export async function firstGoods(db: Db, filter: ProductFilter, most: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select c.product_id as id from (${fitting(filter, sql`l.by_rank`)} limit ${most}) c`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** The goods of an activity, of which only those that are listed are counted. */
export async function goodsOfActivity(db: Db, aid: number, most: number): Promise<number[]> {
  const rows = await db
    .selectFrom('activity_product as ap')
    .innerJoin('activity as a', 'a.id', 'ap.activity_id')
    .select('ap.product_id as id')
    .where('a.id', '=', aid)
    .where('a.is_open', '=', true)
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

/** Numbers of goods by scope, and by price in up to four ranges with about equal numbers. */
export interface FacetCounts {
  total: number;
  scopes: { scope: number; count: number }[];
  /** How many of all goods, whatever is chosen, have a value of the facet. */
  having: { facet: number; count: number }[];
  prices: { min: number | null; max: number | null; count: number }[];
  reached: number;
}

/**
 * Counts goods for each value of each facet: how many there would be if that value were selected, given the
 * selection in the other facets.
 */
export async function countFacets(
  db: Db,
  ids: readonly number[],
  chosen: Chosen,
  reach: Reach,
): Promise<FacetCounts> {
  const { shopTypeId, minRating, minMinor, maxMinor, anyOf = [] } = chosen;
  const each = anyOf.map((scopes, index) => ({
    of: sql.ref(`of_${index}`),
    column: sql`l.scopes && ${[...scopes]}::bigint[] as ${sql.ref(`of_${index}`)}`,
    range: rangeOf(scopes),
  }));
  const columns = each.map(({ column }) => sql`${column},`);
  const ofFacets = sql.join([sql`true`, ...each.map(({ of }) => of)], sql` and `);
  const orOwn = sql.join(
    [sql`true`, ...each.map(({ of, range }) => sql`(${of} or ${range})`)],
    sql` and `,
  );
  const has = (base: number, id: number | undefined) =>
    id === undefined ? sql`true` : sql`l.scopes @> array[${base + id}::bigint]`;
  const { rows } = await sql<FacetCounts>`
    with goods as materialized (
      select l.product_id, l.scopes, l.by_price as price,
        ${sql.join(columns, sql` `)} ${has(SHOP_TYPES, shopTypeId)} as of_type, ${has(RATED, minRating)} as of_rating,
        l.by_price between ${minMinor ?? 0}::bigint and ${maxMinor ?? Number.MAX_SAFE_INTEGER}::bigint as of_price
      from listed_product l where l.product_id = any(${`{${ids.join()}}`}::int[])
    ),
    counted as (
      select scope, count(*) filter (where of_price
          and (of_type or scope >= ${SHOP_TYPES} and scope < ${RATED})
          and (of_rating or scope >= ${RATED} and scope < ${FACETS}) and ${orOwn})::int as count
      from goods, unnest(scopes) scope
      -- no facet shows the goods of one shop
      where scope < ${SHOPS} or scope >= ${IN_STOCK} group by scope
    ),
    having_facet as (
      select (scope - ${FACETS}) / ${SHOPS} as facet, count(distinct product_id)::int as count
      from goods, unnest(scopes) scope where scope >= ${FACETS} group by 1
    ),
    priced as materialized (select price from goods where of_type and of_rating and ${ofFacets}),
    edges as (
      select array_agg(distinct edge order by edge) as edges from (
        select round(quarter::numeric, 1 - length(quarter::text)) as edge
        from unnest((select percentile_disc(array[0.25, 0.5, 0.75]) within group (order by price)
          from priced)) quarter where quarter > 0
      ) rounded where edge > 0
    ),
    parts as (
      select edges[n - 1]::bigint as min, edges[n]::bigint as max
      from edges, generate_series(1, cardinality(edges) + 1) n
    )
    select (select count(*)::int from goods where of_type and of_rating and of_price and ${ofFacets}) as total,
      coalesce((select jsonb_agg(counted) from counted where count > 0), '[]') as scopes,
      coalesce((select jsonb_agg(having_facet) from having_facet), '[]') as having,
      coalesce((select jsonb_agg(part order by part.min nulls first) from (
        select min, max, (select count(*)::int from priced
          where price >= coalesce(min, price) and price <= coalesce(max, price)) as count
        from parts
      ) part), '[]') as prices,
      (select count(*)::int from goods l where of_type and of_rating and of_price and ${ofFacets}
        and ${within(reach, 'l')}) as reached`.execute(db);
  const [counts] = rows;
  if (!counts) throw new Error('An aggregate gave no row');
  return counts;
}
