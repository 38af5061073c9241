import { sql, type Kysely, type RawBuilder } from 'kysely';
import { all, onRow } from '../catalog/product-filter';
import { orderIn, type ProductOrder } from '../catalog/product-order';
import { scopesOf } from '../catalog/scope';
import type { Database } from '../db/schema';
import type { GoodsSearch } from '../kernel/search-engine';
import type { Question } from './question';
import { goodsPoints, sumOf } from './score';

type Db = Kysely<Database>;

/** Goods that are sorted on the spot; of more, those with the words in their names. */
export const MOST_SORTED = 2000;

const conditions = (search: GoodsSearch, query: string) => [
  sql<boolean>`g.terms @@ ${query}::tsquery`,
  sql<boolean>`l.scopes @> ${scopesOf(search)}::bigint[]`,
  ...onRow(search, 'each'),
];

const readingOf = ({ by, direction }: ProductOrder) => {
  if (by !== 'price') return 'each' as const;
  return direction === 'asc' ? ('rising' as const) : ('falling' as const);
};

interface Found {
  ids: number[];
  /** Up to MOST_SORTED; one more means "too many", and then there are no ids. */
  found: number;
  points?: Record<string, number>[];
}

/** One page of the goods that fit a query, the best match first or in the order that is asked for. */
export async function sortedGoods(
  db: Db,
  search: GoodsSearch,
  question: Question,
  query: string,
  explain = false,
): Promise<Found> {
  const points = goodsPoints(question);
  const order = search.order && orderIn('c', search.order);
  const key: RawBuilder<unknown> = search.order
    ? orderIn('l', search.order).columns
    : sql`${sumOf(points)} as score, l.by_rank`;
  const orderBy = order ? order.orderBy : sql`c.score desc, c.by_rank`;
  const parts = sql.join(
    Object.entries(points).flatMap(([name, part]) => [sql`${name}::text`, part]),
  );
  const explained = explain ? sql`, jsonb_build_object(${parts}) as points` : sql``;
  const { rows } = await sql<{
    id: number | null;
    found: number;
    points?: Record<string, number>;
  }>`
    with candidate as materialized (
      select l.product_id, ${key}${explained}
      from search_goods g join listed_product l on l.product_id = g.id
      where ${all(conditions(search, query))} limit ${MOST_SORTED + 1}
    ),
    page as materialized (
      select c.*, row_number() over (order by ${orderBy}) as place
      from candidate c order by ${orderBy} limit ${search.limit} offset ${search.offset}
    )
    select (select count(*) from candidate)::int as found, page.product_id as id
      ${explain ? sql`, page.points` : sql``}
    from (select) one left join page on true order by page.place`.execute(db);
  const found = rows[0]?.found ?? 0;
  const page = found > MOST_SORTED ? [] : rows.filter((row) => row.id !== null);
  return {
    found,
    ids: page.map(({ id }) => Number(id)),
    ...(explain && { points: page.map(({ points = {} }) => points) }),
  };
}

/** Walks along a list of the mall and takes the goods that fit: for words that very many goods have. */
export async function walkedGoods(db: Db, search: GoodsSearch, query: string): Promise<number[]> {
  const order: ProductOrder = search.order ?? { by: 'rank', direction: 'desc' };
  const [scope, ...others] = scopesOf(search);
  const also = others.length
    ? [
        sql<boolean>`(select p.scopes @> ${others}::bigint[] from listed_product p
        where p.product_id = l.product_id)`,
      ]
    : [];
  const { rows } = await sql<{ id: number }>`
    select l.product_id as id from listing l
    where l.scope = ${scope} and ${all([
      // A value of each row, so that no more rows are looked up than the page needs.
      sql<boolean>`(select g.terms @@ ${query}::tsquery from search_goods g where g.id = l.product_id)`,
      ...also,
      ...onRow(search, readingOf(order)),
    ])}
    order by ${orderIn('l', order).orderBy} limit ${search.limit} offset ${search.offset}`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}
