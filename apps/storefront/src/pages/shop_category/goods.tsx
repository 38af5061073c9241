import { useSuspenseQuery } from '@tanstack/react-query';
import { Button } from '@vermilion/design-system/button';
import { LinkBase } from '@vermilion/design-system/link';
import { FilteredList, GoodsGrid, ListSummary, SortBar } from '@vermilion/mall-components/goods';
import { rowsOf } from '@vermilion/mall-data/format';
import { FormattedMessage } from 'react-intl';
import { useApp } from '../../deps/app-context';
import { useMallFormat } from '../../deps/mall-context';
import { type ShopGoodsParams, shopGoodsParams } from '../../page-params';
import { paths } from '../../page-params/paths';
import { usePageParams } from '../../routing/use-page-params';
import { Pager } from '../../shared/pager';
import { Categories } from '../../shop/category-list';
import { toShopGoods } from '../../shop/shop-goods';
import { goodsQuery } from './loader';
import { messages } from './messages';
import { useGoodsFilters } from './use-goods-filters';

/** The goods of a shop, by its categories, with filters and sorting. */
export function ShopGoods({ id }: { id: number }) {
  const mall = useMallFormat();
  const app = useApp();
  const query = usePageParams(shopGoodsParams);
  const goods = useSuspenseQuery(goodsQuery(app, id, query)).data;
  const filters = useGoodsFilters(id, query);
  const hrefOf = (change: Partial<ShopGoodsParams>) => paths.shopGoods(id, { ...query, ...change });
  const isNarrowed = Boolean(query.search || query.cid) || filters.chosen.length > 0;
  return (
    <FilteredList
      {...filters}
      before={<Categories id={id} current={query.cid} />}
      show={<FormattedMessage {...messages.show} values={{ count: goods.total }} />}
      sort={
        goods.total > 1 && (
          <SortBar sort={query.sort} hrefOf={(sort) => hrefOf({ sort, page: 1 })} />
        )
      }
    >
      <ListSummary count={goods.total} query={query.search} sort={query.sort} page={query.page} />
      <GoodsGrid
        goods={rowsOf(goods.list, toShopGoods(mall))}
        columns="beside"
        headingLevel={2}
        priorityCount={5}
        empty={<FormattedMessage {...(isNarrowed ? messages.noneHere : messages.none)} />}
        emptyAction={
          <Button asChild variant="secondary">
            <LinkBase href={isNarrowed ? paths.shopGoods(id) : paths.shopStreet()}>
              <FormattedMessage {...(isNarrowed ? messages.everything : messages.others)} />
            </LinkBase>
          </Button>
        }
      />
      <Pager page={query.page} pageCount={goods.pages} hrefOf={(page) => hrefOf({ page })} />
    </FilteredList>
  );
}
