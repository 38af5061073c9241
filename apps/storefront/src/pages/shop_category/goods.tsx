import { useSuspenseQuery } from '@tanstack/react-query';
import { Button } from '@vermilion/design-system/button';
import { LinkBase } from '@vermilion/design-system/link';
import { GoodsGrid, ListSummary } from '@vermilion/mall-components/goods';
import { rowsOf } from '@vermilion/mall-data/format';
import { FormattedMessage } from 'react-intl';
import { useApp } from '../../deps/app-context';
import { useMallFormat } from '../../deps/mall-context';
import { shopGoodsParams } from '../../page-params';
import { paths } from '../../page-params/paths';
import { usePageParams } from '../../routing/use-page-params';
import { Pager } from '../../shared/pager';
import { toShopGoods } from '../../shop/shop-goods';
import { GoodsBar } from './goods-bar';
import { goodsQuery } from './loader';
import { messages } from './messages';

/** The goods of a shop, with sorting and price range. */
export function ShopGoods({ id }: { id: number }) {
  const mall = useMallFormat();
  const app = useApp();
  const query = usePageParams(shopGoodsParams);
  const goods = useSuspenseQuery(goodsQuery(app, id, query)).data;
  const isNarrowed = Boolean(query.search || query.cid || query.minPrice || query.maxPrice);
  return (
    <>
      <ListSummary count={goods.total} query={query.search} sort={query.sort} page={query.page} />
      {(goods.total > 0 || isNarrowed) && <GoodsBar id={id} query={query} />}
      <GoodsGrid
        goods={rowsOf(goods.list, toShopGoods(mall))}
        columns={5}
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
      <Pager
        page={query.page}
        pageCount={goods.pages}
        hrefOf={(page) => paths.shopGoods(id, { ...query, page })}
      />
    </>
  );
}
