import type { MallArgs, ProductFacets } from '@vermilion/api-client';
import { orderArgs } from '@vermilion/mall-data/goods';
import type { LoaderFunctionArgs } from 'react-router-dom';
import type { AppDeps } from '../../deps/deps';
import { valueArgs } from '../../goods/facet-groups';
import { bestsellersQuery } from '../../goods/recommended-query';
import { categoryQuery } from '../../mall/frame-queries';
import type { SearchParams } from '../../page-params';
import { searchParams } from '../../page-params';
import { paths } from '../../page-params/paths';
import { beyondEnd } from '../../routing/beyond-end';
import { tradesQuery, typesQuery } from '../../shop/queries';

/** Complete rows of two, three, five and six. */
const LIMIT = 30;
const SHOPS = 2;
/** Below this number of goods, recommendations follow. */
export const FEW = 7;

/** The filters as API arguments. */
const filterArgs = (search: SearchParams): MallArgs['productFacets'] => ({
  keyword: search.title || undefined,
  cid: search.cid,
  minPrice: search.minPrice,
  maxPrice: search.maxPrice,
  typeId: search.type,
  minRating: search.rating === '' ? undefined : search.rating === '4' ? 4 : 3,
  inStock: search.inStock || undefined,
  isSelf: search.isSelf || undefined,
  isReduced: search.isReduced || undefined,
  hasCoupon: search.hasCoupon || undefined,
  values: valueArgs(search.values),
});

/** The search as API arguments; the API sorts by one field at a time. */
export const searchArgs = (search: SearchParams): MallArgs['productList'] => ({
  ...filterArgs(search),
  ...orderArgs(search.sort),
  page: search.page,
  limit: LIMIT,
});

export const goodsQuery = ({ queries }: AppDeps, search: SearchParams) =>
  queries.productList(searchArgs(search));

export const facetsQuery = ({ queries }: AppDeps, search: SearchParams) => ({
  ...queries.productFacets(filterArgs(search)),
  meta: { quiet: true },
});

/** Shops with a matching name: a few next to the first goods, or a separate list. */
export const shopsQuery = ({ queries }: AppDeps, search: SearchParams) => {
  const { title, page, show, type, trade, isSelf } = search;
  const keywords = title || undefined;
  if (show === 'goods') {
    const shops = queries.shopSearch({ keywords, page: 1, limit: SHOPS });
    return { ...shops, enabled: title !== '' && page === 1, meta: { quiet: true } };
  }
  const filter = { typeId: type, categoryId: trade, isSelf: isSelf || undefined };
  return { ...queries.shopSearch({ keywords, ...filter, page, limit: LIMIT }), enabled: true };
};

/** The category that was asked for, or the one with most of the goods found; 0 if there is none. */
export function nearestCategory({ cid }: SearchParams, facets: ProductFacets | undefined): number {
  const [most] = [...(facets?.categories ?? [])].sort((a, b) => b.count - a.count);
  return cid || most?.id || 0;
}

export const createLoader =
  (deps: AppDeps) =>
  async ({ request }: LoaderFunctionArgs) => {
    const search = searchParams.parse(new URL(request.url).searchParams);
    const { queryClient } = deps;
    const hrefOf = (page: number) => paths.search({ ...search, page });
    const shops = shopsQuery(deps, search);
    if (search.show === 'shops') {
      const [found] = await Promise.all([
        queryClient.ensureQueryData(shops),
        queryClient.prefetchQuery(typesQuery(deps)),
        queryClient.prefetchQuery(tradesQuery(deps)),
      ]);
      const elsewhere = beyondEnd(search.page, found, hrefOf);
      if (elsewhere) return elsewhere;
      if (found.list.length === 0) await queryClient.prefetchQuery(bestsellersQuery(deps));
      return null;
    }
    const [found] = await Promise.all([
      queryClient.ensureQueryData(goodsQuery(deps, search)),
      queryClient.prefetchQuery(facetsQuery(deps, search)),
      shops.enabled && queryClient.prefetchQuery(shops),
      search.cid && queryClient.prefetchQuery(categoryQuery(deps)),
    ]);
    const elsewhere = beyondEnd(search.page, found, hrefOf);
    if (elsewhere) return elsewhere;
    if (found.total < FEW) {
      const facets = queryClient.getQueryData<ProductFacets>(facetsQuery(deps, search).queryKey);
      await queryClient.prefetchQuery(bestsellersQuery(deps, nearestCategory(search, facets)));
    }
    return null;
  };
