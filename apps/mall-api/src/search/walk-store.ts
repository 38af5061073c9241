import { sql, type Kysely, type RawBuilder } from 'kysely';
import { all, onRow } from '../catalog/product-filter';
import { orderIn, type ProductOrder } from '../catalog/product-order';
import { scopesOf, WHOLE_MALL } from '../catalog/scope';
import type { Database } from '../db/schema';
import type { GoodsFilter, GoodsSearch } from '../kernel/search-engine';
import { hasIn, MOST_SORTED, type Sought } from './places';
import type { Question } from './question';

type Db = Kysely<Database>;

const readingOf = ({ by, direction }: ProductOrder) => {
  if (by !== 'price') return 'each' as const;
  return direction === 'asc' ? ('rising' as const) : ('falling' as const);
};

/**
 * Walks along a list of the mall and takes the goods that fit: for words that very many goods have.
 */
export async function walkedGoods(
  db: Db,
  search: GoodsSearch,
  { concepts }: Question,
  place: Sought,
): Promise<number[]> {
  const order: ProductOrder = search.order ?? { by: 'rank', direction: 'desc' };
  const { orderBy } = orderIn('l', order);
  const [scope, ...others] = scopesOf(search);
  const also = others.length
    ? [
        sql<boolean>`(select p.scopes @> ${others}::bigint[] from listed_product p
        where p.product_id = l.product_id)`,
      ]
    : [];
  const list = sql`select l.* from listing l where ${all([
    sql<boolean>`l.scope = ${scope}`,
    ...onRow(search, readingOf(order)),
  ])} order by ${orderBy}`;
  const { rows } = await sql<{ id: number }>`
    select l.product_id as id from (${list}) l
    where ${all([
      // A value of each row, so that no more rows are looked up than the page needs.
      sql<boolean>`(select ${hasIn(place, concepts)} from search_goods g where g.id = l.product_id)`,
      ...also,
    ])}
    order by ${orderBy} limit ${search.limit} offset ${search.offset}`.execute(db);
  return rows.map(({ id }) => id);
}

/** The goods that filters leave at most, when these are few; undefined when nothing is filtered or much is left. */
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

/** Goods of lists, unless they are too many to be put in order on the spot. */
async function fewListed(db: Db, isListed: RawBuilder<unknown>): Promise<number[] | undefined> {
  const { rows } = await sql<{ id: number }>`
    select l.product_id as id from listing l where ${isListed} limit ${MOST_SORTED + 1}`.execute(
    db,
  );
  return rows.length > MOST_SORTED ? undefined : rows.map(({ id }) => id);
}
