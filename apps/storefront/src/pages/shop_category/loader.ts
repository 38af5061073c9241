import { orderArgs } from '@vermilion/mall-data/goods';
import type { AppDeps } from '../../deps/deps';
import { valueArgs } from '../../goods/facet-groups';
import { type ShopGoodsParams, shopGoodsParams } from '../../page-params';
import { paths } from '../../page-params/paths';
import { beyondEnd } from '../../routing/beyond-end';
import { loadOr404 } from '../../routing/load-or-404';
import { ownCategoriesQuery, shopLoader } from '../../shop/queries';

const LIMIT = 30;

export const goodsQuery = ({ queries }: AppDeps, merId: number, query: ShopGoodsParams) =>
  queries.shopProducts({
    merId,
    keyword: query.search || undefined,
    cid: query.cid,
    minPrice: query.minPrice,
    maxPrice: query.maxPrice,
    values: valueArgs(query.values),
    ...orderArgs(query.sort),
    page: query.page,
    limit: LIMIT,
  });

/** Optional: without facets the goods are still shown. */
export const facetsQuery = ({ queries }: AppDeps, merId: number, query: ShopGoodsParams) => ({
  ...queries.productFacets({
    merId,
    keyword: query.search || undefined,
    shopCid: query.cid,
    minPrice: query.minPrice,
    maxPrice: query.maxPrice,
    values: valueArgs(query.values),
  }),
  meta: { quiet: true },
});

export const createLoader = shopLoader(shopGoodsParams, async (deps, id, query) => {
  const { queryClient } = deps;
  const [goods] = await Promise.all([
    loadOr404(queryClient.ensureQueryData(goodsQuery(deps, id, query))),
    queryClient.prefetchQuery(ownCategoriesQuery(deps, id)),
    queryClient.prefetchQuery(facetsQuery(deps, id, query)),
  ]);
  return beyondEnd(query.page, goods, (page) => paths.shopGoods(id, { ...query, page }));
});
