import { type PageQuery, sliceOf, toPage } from '../http/page';
import type { Context } from '../kernel/context';
import { colourNames } from '../listing/colours';
import type { ProductFilter } from '../listing/product-filter';
import { listedProducts } from '../listing/product-list-store';
import { toIndexProduct } from '../listing/product-wire';
import { readThrough } from '../listing/read-through';
import { filterOf, type ListQuery, orderOf } from './product-query';

/** Pages beyond this offset are empty: only crawlers read that far. */
export const REACH = 10_000;
/** Seconds for which search results are cached; the goods themselves are read each time. */
const SECONDS = 10;

/** A page of search results, best match first unless another order is requested. */
export async function searchPage(ctx: Context, query: ListQuery & PageQuery, more: ProductFilter) {
  const slice = sliceOf(query);
  const { by, direction } = orderOf(query);
  const search = {
    text: query.keyword ?? '',
    ...(await filterOf(ctx, query)),
    ...more,
    ...slice,
    language: ctx.language,
    ...(by !== 'rank' && { order: { by, direction } }),
  };
  const isInReach = slice.offset < REACH;
  const request = isInReach ? search : { ...search, offset: 0 };
  const { ids, total, didYouMean, isPartial } = await readThrough(
    ctx,
    ['search', request],
    SECONDS,
    () => ctx.search.goods(request),
  );
  if (total === 0) await ctx.search.noteMiss(search.text);
  else if (slice.offset === 0 && didYouMean === undefined && !isPartial)
    ctx.search.noteFound(search.text);
  const rows = isInReach && ids.length > 0 ? await listedProducts(ctx.db, ids, ctx.language) : [];
  const colours = await colourNames(ctx);
  const page = toPage(
    rows.map((row) => toIndexProduct(ctx, row, colours)),
    total,
    query,
  );
  return {
    ...page,
    ...(didYouMean !== undefined && { didYouMean }),
    ...(isPartial && total > 0 && { isPartial }),
  };
}
