import type { Context } from '../http/handler';
import { sliceOf, toPage, type PageQuery } from '../http/page';
import type { ProductFilter } from './product-filter';
import { countProducts, findProducts } from './product-list-store';
import { filterOf, orderOf, type ListQuery } from './product-query';
import { toIndexProduct } from './product-wire';

/** Seconds for which a counted total may serve other pages of the same search. */
const TOTAL_SECONDS = 5;

/** A page of goods on the wire, for a query and what the call itself asks for. */
export async function productPage(ctx: Context, query: ListQuery & PageQuery, more: ProductFilter) {
  const filter = { ...filterOf(query), ...more };
  const { offset, limit } = sliceOf(query);
  const rows = await findProducts(ctx.db, filter, orderOf(query), { offset, limit });
  // A page that is not full is the last one, and tells the total by itself.
  const isLast = rows.length < limit && (rows.length > 0 || offset === 0);
  const total = isLast ? offset + rows.length : await totalOf(ctx, filter);
  return toPage(
    rows.map((row) => toIndexProduct(ctx.settings, row)),
    total,
    query,
  );
}

/** Counting looks at every row that fits, which costs more than the page itself, so it is kept a moment. */
async function totalOf({ db, cache }: Context, filter: ProductFilter): Promise<number> {
  const key = `products:${JSON.stringify(filter)}`;
  const kept = cache.get(key);
  if (kept !== undefined) return Number(kept);
  const total = await countProducts(db, filter);
  cache.set(key, String(total), TOTAL_SECONDS);
  return total;
}
