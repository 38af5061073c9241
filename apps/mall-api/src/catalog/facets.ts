import { COUNT_LIMIT } from '../db/count-rows';
import type { Data } from '../http/handler';
import type { Context } from '../kernel/context';
import type { ProductFilter } from '../listing/product-filter';
import { readThrough } from '../listing/read-through';
import { IN_STOCK, RATED, RATINGS, REDUCED, SELF_OPERATED, SHOP_TYPES } from '../listing/scope';
import { toWire } from '../money/wire';
import { findCategories } from './category-store';
import { attributesOf } from './facet-attributes';
import { countFacets, type FacetCounts, firstGoods, goodsOfActivity } from './facet-store';
import { filterOf, type ListQuery } from './product-query';
import { reachOfCoupons } from './reach';
import { findShopTypes } from './shop-type-store';

/** Maximum number of goods counted: the limit for exact counts, and one more to detect a larger list. */
const MAX_COUNTED = COUNT_LIMIT + 1;
/** Seconds for which facets are cached, in any language. */
const SECONDS = 15;

interface FacetQuery extends ListQuery {
  cid?: number | undefined;
  /** category of the shop */
  shopCid?: number | undefined;
  /** activity */
  aid?: number | undefined;
}

/** The available filters of a list, each with the number of goods it would leave. */
export async function facetsFor(ctx: Context, query: FacetQuery) {
  const filter: ProductFilter = {
    ...(await filterOf(ctx, query)),
    categoryId: query.cid,
    shopCategoryId: query.shopCid,
  };
  const text = query.keyword?.trim() ?? '';
  const { aid } = query;
  const [facts, names] = await Promise.all([
    readThrough(ctx, ['facets', text, filter, aid], SECONDS, () => count(ctx, filter, text, aid)),
    readThrough(ctx, ['names of facets', ctx.language], SECONDS, () => namesOf(ctx)),
  ]);
  const attributes = await attributesOf(ctx, facts, filter.anyOf);
  return { ...toFacets(ctx, filter, facts, names), attributes };
}

async function namesOf({ db, language }: Context) {
  const [categories, shopTypes] = await Promise.all([
    findCategories(db, language),
    findShopTypes(db, language),
  ]);
  return {
    categories: categories.map(({ id, pid, name }) => ({ id, pid, name })),
    shopTypes: shopTypes.map(({ id, name }) => ({ id, name })),
  };
}

type Facets = NonNullable<Data<'productFacets'>>;

interface Facts extends FacetCounts {
  /** All goods, whatever is chosen. */
  among: number;
  isCut: boolean;
}

async function count(
  ctx: Context,
  filter: ProductFilter,
  text: string,
  aid: number | undefined,
): Promise<Facts> {
  const { shopTypeId, minRating, minMinor, maxMinor, anyOf, ...base } = filter;
  const ids = await idsOf(ctx, base, text, aid);
  const chosen = { shopTypeId, minRating, minMinor, maxMinor, anyOf };
  const counts = await countFacets(ctx.db, ids, chosen, await reachOfCoupons(ctx));
  return { ...counts, among: ids.length, isCut: ids.length === MAX_COUNTED };
}

/** The goods that are counted. */
function idsOf(ctx: Context, filter: ProductFilter, text: string, aid: number | undefined) {
  if (text) return ctx.search.matching({ ...filter, text }, MAX_COUNTED);
  if (aid !== undefined) return goodsOfActivity(ctx.db, aid, MAX_COUNTED);
  return firstGoods(ctx.db, filter, MAX_COUNTED);
}

/** A count above the limit means "more". */
const capped = (count: number) => Math.min(count, COUNT_LIMIT + 1);

function toFacets(
  { policy }: Context,
  filter: ProductFilter,
  { total, scopes, prices, reached, isCut }: Facts,
  { categories, shopTypes }: Awaited<ReturnType<typeof namesOf>>,
): Omit<Facets, 'attributes'> {
  const counts = new Map(scopes.map(({ scope, count }) => [scope, count]));
  const of = (scope: number) => capped(counts.get(scope) ?? 0);
  // Values not seen among the first goods may exist further down
  const isOffered = ({ count }: { count: number }) => count > 0 || isCut;
  return {
    total: capped(total),
    partial: isCut,
    categories: categories
      .filter(({ pid }) => pid === (filter.categoryId ?? 0))
      .map(({ id, name }) => ({ id, name, count: of(id) }))
      .filter(isOffered),
    shopTypes: shopTypes
      .map(({ id, name }) => ({ id, name, count: of(SHOP_TYPES + id) }))
      .filter(isOffered),
    ratings: RATINGS.map((stars) => ({ stars, count: of(RATED + stars) })).filter(isOffered),
    prices: prices
      .filter(({ count }) => count > 0)
      .map(({ min, max, count }) => ({
        minPrice: min === null ? null : toWire(policy, min),
        maxPrice: max === null ? null : toWire(policy, max),
        count: capped(count),
      })),
    inStock: of(IN_STOCK),
    isSelf: of(SELF_OPERATED),
    isReduced: of(REDUCED),
    hasCoupon: capped(reached),
  };
}
