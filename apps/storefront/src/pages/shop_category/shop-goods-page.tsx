import { useSuspenseQuery } from '@tanstack/react-query';
import { Button } from '@vermilion/design-system/button';
import { LinkBase } from '@vermilion/design-system/link';
import { GoodsGrid, ListSummary } from '@vermilion/mall-components/goods';
import { FormattedMessage } from 'react-intl';
import { useApp } from '../../app/app-context';
import { rowsOf } from '../../data/rows';
import { shopGoodsParams, type ShopGoodsParams } from '../../page-params';
import { paths } from '../../paths';
import { Pager } from '../../shared/pager';
import { toShopGoods } from '../../shop/shop-goods';
import { ShopFrame } from '../../shop/shop-frame';
import { Categories, GoodsBar } from './islands';
import { goodsQuery } from './loader';
import { messages } from './messages';
import * as styles from './view.css';

/** The goods of a shop with its categories, orders and prices to narrow them. */
export function ShopGoodsPage({ id, query }: { id: number; query: ShopGoodsParams }) {
  const app = useApp();
  const goods = useSuspenseQuery(goodsQuery(app, id, query)).data;
  const hrefOf = (change: Partial<ShopGoodsParams>) =>
    paths.shopGoods(id, { ...query, page: 1, ...change });
  const isNarrowed = Boolean(query.search || query.cid || query.minPrice || query.maxPrice);
  const { cid, page, search } = query;
  return (
    <ShopFrame id={id} section="goods" path={paths.shopGoods(id, { cid, page })} words={search}>
      <div className={styles.columns}>
        <Categories id={id} current={cid} />
        <div className={styles.goods}>
          <ListSummary count={goods.total} query={search} sort={query.sort} page={page} />
          {(goods.total > 0 || isNarrowed) && (
            <GoodsBar id={id} search={shopGoodsParams.build({ ...query, page: 1 })} />
          )}
          <GoodsGrid
            goods={rowsOf(goods.list, toShopGoods)}
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
          <Pager page={page} pageCount={goods.pages} hrefOf={(next) => hrefOf({ page: next })} />
        </div>
      </div>
    </ShopFrame>
  );
}
