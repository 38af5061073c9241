import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../deps/app-context';
import { useListFilters } from '../../goods/use-list-filters';
import { type ShopGoodsParams, shopGoodsParams } from '../../page-params';
import { paths, patterns } from '../../page-params/paths';
import { facetsQuery } from './loader';

/** The filters of a shop's goods, and the selected ones. */
export function useGoodsFilters(id: number, query: ShopGoodsParams) {
  const facets = useQuery(facetsQuery(useApp(), id, query)).data;
  const { page: _page, minPrice: _from, maxPrice: _to, ...kept } = query;
  return useListFilters(facets, query, {
    path: patterns.shopGoods,
    keep: shopGoodsParams.fields(kept),
    hrefOf: (change) => paths.shopGoods(id, { ...query, page: 1, ...change }),
  });
}
