import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { CollectionView } from '@vermilion/mall-components/collection';
import { toCollectedGoods, toFollowedShop } from '@vermilion/mall-data/collection';
import { rowsOf } from '@vermilion/mall-data/format';
import { defineMessages, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useApp } from '../../deps/app-context';
import { useMallFormat } from '../../deps/mall-context';
import { AccountFrame } from '../../frame/account-frame';
import { RecommendedRow } from '../../goods/recommended-row';
import { collectionParams } from '../../page-params';
import { paths } from '../../page-params/paths';
import { usePageParams } from '../../routing/use-page-params';
import { Seo } from '../../seo/seo';
import { listState } from '../../shared/list-state';
import { Pager } from '../../shared/pager';
import { collectionQueries } from './loader';
import { useRemove } from './use-remove';

export { collectionParams as query } from '../../page-params';
export { createLoader } from './loader';

const messages = defineMessages({
  title: { id: 'page.collection.title', defaultMessage: 'Saved items' },
});

/** The shopper's collection: goods and shops. */
export function View() {
  const mall = useMallFormat();
  const navigate = useNavigate();
  const params = usePageParams(collectionParams);
  const { tab, page } = params;
  const queries = collectionQueries(useApp(), params);
  const goods = useQuery({ ...queries.goods, placeholderData: keepPreviousData });
  const shops = useQuery({ ...queries.shops, placeholderData: keepPreviousData });
  const remove = useRemove(tab);
  const title = useIntl().formatMessage(messages.title);
  const open = tab === 'goods' ? goods : shops;
  return (
    <AccountFrame title={title} current={paths.collection()}>
      <Seo title={title} hidden />
      <CollectionView
        tab={tab}
        onTabChange={(next) => void navigate(paths.collection(next), { preventScrollReset: true })}
        counts={{ goods: goods.data?.total, shops: shops.data?.total }}
        goods={rowsOf(goods.data?.list, toCollectedGoods(mall))}
        shops={rowsOf(shops.data?.list, toFollowedShop(mall))}
        state={listState(open, page)}
        onRetry={() => void open.refetch()}
        onRemove={remove}
        goodsHref={paths.search()}
        whenEmpty={<RecommendedRow columns={5} />}
        shopsHref={paths.shopStreet()}
        pagination={
          <Pager
            page={page}
            pageCount={open.data?.pages ?? 0}
            hrefOf={(next) => paths.collection(tab, next)}
          />
        }
      />
    </AccountFrame>
  );
}
