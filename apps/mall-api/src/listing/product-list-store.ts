import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Slice } from '../db/count-rows';
import { prepared } from '../db/prepared';
import type { Database } from '../db/schema';
import type { Language } from '../kernel/language';
import { inLanguage } from '../translation/in-language';
import {
  all,
  inAllScopes,
  inListing,
  onRow,
  type PriceReading,
  type ProductFilter,
} from './product-filter';
import { orderIn, type ProductOrder, type SeekPosition } from './product-order';
import type { ListedProduct } from './product-wire';
import { scopesOf } from './scope';

export type ListedRow = ListedProduct & SeekPosition;

const readingOf = ({ by, direction }: ProductOrder): PriceReading => {
  if (by !== 'price') return 'each';
  return direction === 'asc' ? 'rising' : 'falling';
};

/**
 * The goods of a page, looked up one by one by key (`offset 0` prevents another plan), so that a page costs
 * the same at any catalogue size.
 */
const shown = (language: Language) => sql`
  lateral (
    select p.id, p.image, p.price_minor, p.old_price_minor, p.ficti, p.shop_id,
      ${inLanguage('goods', 'p.name', language)} as name,
      ${inLanguage('unit', 'p.unit_name', language)} as unit_name,
      (select shop.name from shop where shop.id = p.shop_id) as shop_name,
      units.stock, units.sales, listed.review_count, listed.stars, listed.colours
    from product p cross join lateral (
      select review_count, stars, colours from listed_product l where l.product_id = p.id offset 0
    ) listed cross join lateral (
      select coalesce(sum(sku.stock) filter (where not sku.is_removed), 0) as stock, coalesce(sum(sku.sales), 0) as sales
      from sku where sku.product_id = p.id
    ) units
    where p.id = page.product_id offset 0
  ) shown`;

const listed = prepared(
  (_, { ids, language }: { ids: readonly number[]; language: Language }) => sql<ListedProduct>`
    select shown.* from unnest(${ids}::int[]) with ordinality page (product_id, place)
    cross join ${shown(language)} order by page.place`,
);

/** Goods by their ids, in this order; those no longer on sale are omitted. */
export const listedProducts = (
  db: Kysely<Database>,
  ids: readonly number[],
  language: Language,
): Promise<ListedProduct[]> => listed(db, { ids, language });

/** Reads the list in order from `mark`, or from its beginning, and skips `offset` goods. */
export async function walkProducts(
  db: Kysely<Database>,
  filter: ProductFilter,
  order: ProductOrder,
  {
    offset,
    limit,
    language,
    mark,
  }: Slice & { language: Language; mark?: SeekPosition | undefined },
): Promise<ListedRow[]> {
  const { columns, orderBy, after } = orderIn('l', order);
  const page = orderIn('page', order);
  const conditions = [
    ...inListing(filter),
    ...onRow(filter, readingOf(order)),
    ...(mark ? [after(mark)] : []),
  ];
  const { rows } = await sql<ListedRow>`
    with page as materialized (
      select l.product_id, ${columns} from listing l
      where ${all(conditions)} order by ${orderBy} limit ${limit} offset ${offset}
    )
    select shown.*, ${page.mark} from page cross join ${shown(language)} order by ${page.orderBy}
  `.execute(db);
  return rows;
}

/** Up to this number of matches, goods are found first and sorted afterwards. */
export const SEEK_LIMIT = 2000;

/** One page of at most `SEEK_LIMIT` matching goods. `found` is their number; one more means "too many". */
export async function seekProducts(
  db: Kysely<Database>,
  filter: ProductFilter,
  order: ProductOrder,
  { offset, limit, language }: Slice & { language: Language },
): Promise<{ rows: ListedRow[]; found: number }> {
  const page = orderIn('page', order);
  const { rows } = await sql<ListedRow & { id: number | null; found: number }>`
    with candidate as materialized (
      ${fitting(filter, orderIn('l', order).columns)} limit ${SEEK_LIMIT + 1}
    ),
    page as materialized (
      select * from candidate page order by ${page.orderBy} limit ${limit} offset ${offset}
    )
    select (select count(*) from candidate) as found, shown.*, ${page.mark}
    from (select) one left join (page cross join ${shown(language)}) on true
    order by ${page.orderBy}
  `.execute(db);
  const found = rows[0]?.found ?? 0;
  return { rows: rows.filter(({ id }) => id !== null), found };
}

/** Whether goods must be searched: no index has them in list order. */
export const isSearch = (filter: ProductFilter) =>
  scopesOf(filter).length > 1 || filter.reach !== undefined || Boolean(filter.anyOf?.length);

/** Goods in the price range, in the order of the price index, which covers all requested columns. */
const inRange = (filter: ProductFilter, columns: RawBuilder<unknown>) => sql`
  select l.product_id, ${columns} from listing l
  where ${all([...inListing(filter), ...onRow(filter, 'rising')])} order by l.by_price, l.by_rank`;

const inScopes = (filter: ProductFilter, columns: RawBuilder<unknown>) => sql`
  select l.product_id, ${columns} from listed_product l
  where ${all([...inAllScopes(filter), ...onRow(filter, 'each')])}`;

export const fitting = (filter: ProductFilter, columns: RawBuilder<unknown>) =>
  isSearch(filter) ? inScopes(filter, columns) : inRange(filter, columns);

/** How many goods match, counted up to `most`. */
export async function countProducts(
  db: Kysely<Database>,
  filter: ProductFilter,
  most: number,
): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from (
      ${fitting(filter, sql`l.by_rank`)} limit ${most}
    ) counted
  `.execute(db);
  return rows[0]?.total ?? 0;
}
