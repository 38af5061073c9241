import { useQuery } from '@tanstack/react-query';
import type { FilterGroup } from '@vermilion/mall-components/goods';
import { useIntl } from 'react-intl';
import { useApp } from '../../deps/app-context';
import { chosenOf, facetGroups } from '../../goods/facet-groups';
import { PriceForm } from '../../goods/price-form';
import { type ShopGoodsParams, shopGoodsParams } from '../../page-params';
import { paths, patterns } from '../../page-params/paths';
import { facetsQuery } from './loader';
import { messages } from './messages';

/** The filters of a shop's goods, and the selected ones. */
export function useGoodsFilters(id: number, query: ShopGoodsParams) {
  const { formatMessage } = useIntl();
  const facets = useQuery(facetsQuery(useApp(), id, query)).data;
  const { page: _page, minPrice, maxPrice, ...kept } = query;
  const hrefOf = (change: Partial<ShopGoodsParams>) =>
    paths.shopGoods(id, { ...query, page: 1, ...change });
  const withoutPrice = { minPrice: undefined, maxPrice: undefined };
  const price: FilterGroup = {
    key: 'price',
    label: formatMessage(messages.price),
    options: [],
    extra: (
      <PriceForm
        {...{ minPrice, maxPrice, hrefOf }}
        path={patterns.shopGoods}
        keep={shopGoodsParams.fields(kept)}
      />
    ),
  };
  const groups = facetGroups(facets, query.values, (values) => hrefOf({ values }));
  const hasPrice = minPrice !== undefined || maxPrice !== undefined;
  return {
    groups: [...groups, price],
    chosen: [
      ...chosenOf(groups),
      ...(hasPrice ? [{ label: price.label, href: hrefOf(withoutPrice) }] : []),
    ],
    clearHref: hrefOf({ values: '', ...withoutPrice }),
    atLeast: facets?.partial,
  };
}
