import { COUNT_LIMIT, type Slice } from '../db/count-rows';
import { type PageQuery, sliceOf, toPage } from '../http/page';
import type { Context } from '../kernel/context';
import { colourNames } from '../listing/colours';
import type { ProductFilter } from '../listing/product-filter';
import {
  countProducts,
  isSearch,
  type ListedRow,
  SEEK_LIMIT,
  seekProducts,
  walkProducts,
} from '../listing/product-list-store';
import type { ProductOrder, SeekPosition } from '../listing/product-order';
import { toIndexProduct } from '../listing/product-wire';
import { filterOf, type ListQuery, orderOf } from './product-query';
import { REACH, searchPage } from './search-page';

/** Seconds for which a total, and the position where a page begins, are cached. */
const TOTAL_SECONDS = 30;
const MARK_SECONDS = 300;
/** Seconds for which a word is remembered as a common one. */
const MANY_SECONDS = 600;

/** A page of goods on the wire, for a query and the call's own filter. */
export async function productPage(ctx: Context, query: ListQuery & PageQuery, more: ProductFilter) {
  if (query.keyword?.trim()) return searchPage(ctx, query, more);
  const list = { filter: { ...(await filterOf(ctx, query)), ...more }, order: orderOf(query) };
  const slice = sliceOf(query);
  const { rows, total } = await readPage(ctx, list, slice);
  // The in-stock list lags by some minutes, so sold-out goods are removed here
  const fitting = more.inStock ? rows.filter(({ stock }) => stock > 0) : rows;
  const colours = await colourNames(ctx);
  return toPage(
    fitting.map((row) => toIndexProduct(ctx, row, colours)),
    total,
    query,
  );
}

interface List {
  filter: ProductFilter;
  order: ProductOrder;
}

async function readPage(ctx: Context, list: List, slice: Slice) {
  if (slice.offset >= REACH) return { rows: [], total: await countUpTo(ctx, list.filter) };
  return (await soughtPage(ctx, list, slice)) ?? walkedPage(ctx, list, slice);
}

/** Undefined when too many goods match, or when the list is read in its own order. */
async function soughtPage(ctx: Context, { filter, order }: List, slice: Slice) {
  const { db, lists, language } = ctx;
  const isRange = hasRange(filter) && order.by !== 'price';
  if (!isSearch(filter) && !isRange) return undefined;
  const key = `many:${JSON.stringify(filter)}`;
  if (lists.get(key)) return undefined;
  // A price range is counted in its index; the goods of a search have to be read
  if (!isSearch(filter) && (await countUpTo(ctx, filter)) > SEEK_LIMIT) return undefined;
  const { rows, found } = await seekProducts(db, filter, order, { ...slice, language });
  if (found <= SEEK_LIMIT) {
    const hasNext = slice.offset + rows.length < found;
    return { rows, total: totalFor(found, slice, rows, hasNext) };
  }
  lists.set(key, 'many', MANY_SECONDS);
  lists.set(totalKey(filter), String(found), TOTAL_SECONDS);
  return undefined;
}

async function walkedPage(ctx: Context, list: List, { offset, limit }: Slice) {
  const { db, lists, language } = ctx;
  const positionOf = (place: number) => `mark:${place}:${JSON.stringify(list)}`;
  const cachedText = offset ? lists.get(positionOf(offset)) : undefined;
  const mark = cachedText && (JSON.parse(cachedText) as SeekPosition);
  // One extra row shows whether there is a next page
  const place = { offset: mark ? 0 : offset, mark: mark || undefined };
  const walk = { ...place, limit: limit + 1, language };
  const found = await walkProducts(db, list.filter, list.order, walk);
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  if (last && found.length > limit) {
    const { key, rank } = last;
    lists.set(positionOf(offset + limit), JSON.stringify({ key, rank }), MARK_SECONDS);
  }
  if (found.length <= limit && (rows.length > 0 || offset === 0)) {
    return { rows, total: offset + rows.length };
  }
  const counted = await countUpTo(ctx, list.filter);
  return { rows, total: totalFor(counted, { offset, limit }, rows, found.length > limit) };
}

/** Exact up to the counting limit; beyond that, as many as are known, within reach. */
function totalFor(counted: number, { offset, limit }: Slice, rows: ListedRow[], hasNext: boolean) {
  if (counted <= COUNT_LIMIT) return counted;
  const known = offset + rows.length + (hasNext && offset + limit < REACH ? 1 : 0);
  return Math.max(COUNT_LIMIT + 1, known);
}

const hasRange = ({ minMinor, maxMinor }: ProductFilter) =>
  minMinor !== undefined || maxMinor !== undefined;

const totalKey = (filter: ProductFilter) => `total:${JSON.stringify(filter)}`;

async function countUpTo({ db, lists }: Context, filter: ProductFilter): Promise<number> {
  const cachedText = lists.get(totalKey(filter));
  if (cachedText !== undefined) return Number(cachedText);
  const most = hasRange(filter) ? SEEK_LIMIT : COUNT_LIMIT;
  const total = await countProducts(db, filter, most + 1);
  lists.set(totalKey(filter), String(total), TOTAL_SECONDS);
  return total;
}
