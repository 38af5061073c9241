import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { FilteredList, GoodsGrid, SortBar } from '@vermilion/mall-components/goods';
import { rowsOf } from '@vermilion/mall-data/format';
import { toGoods } from '@vermilion/mall-data/goods';
import { toShopHit } from '@vermilion/mall-data/shop';
import { FormattedMessage } from 'react-intl';
import { useApp } from '../../deps/app-context';
import { useMallFormat } from '../../deps/mall-context';
import { PriceForm } from '../../goods/price-form';
import { RecommendedRow } from '../../goods/recommended-row';
import { type SearchParams, searchParams } from '../../page-params';
import { paths, patterns } from '../../page-params/paths';
import { usePageParams } from '../../routing/use-page-params';
import { COUNT_LIMIT } from '../../shared/count-limit';
import { Pager } from '../../shared/pager';
import { useFocusOnFilters } from '../../shared/use-focus-on-filters';
import { FoundGoods } from './found-goods';
import { facetsQuery, FEW, goodsQuery, nearestCategory, shopsQuery } from './loader';
import { messages } from './messages';
import { NothingFound } from './nothing-found';
import { ShopHits } from './shop-hits';
import { useFilters, wholeList } from './use-filters';
import * as styles from './view.css';

const FIRST_SCREEN = 6;

/** Goods by keyword or category, with filters and sorting. */
export function GoodsList() {
  const mall = useMallFormat();
  const search = usePageParams(searchParams);
  const app = useApp();
  const goods = useSuspenseQuery(goodsQuery(app, search)).data;
  const shops = useQuery(shopsQuery(app, search)).data;
  const facets = useQuery(facetsQuery(app, search)).data;
  const hrefOf = (change: Partial<SearchParams>) => paths.search({ ...search, page: 1, ...change });
  const { minPrice, maxPrice, page: _page, ...kept } = search;
  const priceForm = (
    <PriceForm
      {...{ minPrice, maxPrice, hrefOf }}
      path={patterns.goodsSearch}
      keep={searchParams.fields(kept)}
    />
  );
  const { groups, chosen } = useFilters(search, facets, priceForm);
  const onFocus = useFocusOnFilters();
  const isEmpty = goods.list.length === 0;
  // A single result needs no sorting or filters
  const hasTools = goods.total > 1 || chosen.length > 0;
  const hits = search.page === 1 ? rowsOf(shops?.list, toShopHit(mall)) : [];
  // Shops of that name come first; others that have such goods do not push them down
  const byName = hits.some(({ name }) => name.toLowerCase().includes(search.title.toLowerCase()));
  const shopHits = hits.length > 0 && (
    <ShopHits title={search.title} shops={hits} total={shops?.total ?? 0} />
  );
  return (
    <>
      <FoundGoods search={search} goods={goods} shops={shops?.total} />
      {byName && shopHits}
      <div onFocus={onFocus}>
        <FilteredList
          groups={hasTools ? groups : []}
          chosen={chosen}
          clearHref={paths.search(wholeList(search))}
          most={COUNT_LIMIT}
          atLeast={facets?.partial}
          show={
            <FormattedMessage
              {...messages.showItems}
              values={{ count: Math.min(goods.total, COUNT_LIMIT) }}
            />
          }
          sort={
            goods.total > 1 && <SortBar sort={search.sort} hrefOf={(sort) => hrefOf({ sort })} />
          }
        >
          {isEmpty ? (
            <NothingFound search={search} isFiltered={chosen.length > 0} />
          ) : (
            <GoodsGrid
              goods={rowsOf(goods.list, toGoods(mall))}
              columns={hasTools ? 'beside' : 7}
              headingLevel={2}
              priorityCount={byName ? 0 : FIRST_SCREEN}
            />
          )}
          {!byName && shopHits}
          <div className={styles.pager}>
            <Pager page={search.page} pageCount={goods.pages} hrefOf={(page) => hrefOf({ page })} />
          </div>
        </FilteredList>
      </div>
      {goods.total < FEW && <RecommendedRow bestOf={nearestCategory(search, facets)} />}
    </>
  );
}
