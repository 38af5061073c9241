import type { Query, QueryClient } from '@tanstack/react-query';
import type { ProductDetail, ShopInfo } from '@vermilion/api-client';

/** Goods to collect, or a shop to follow. */
export interface Collectable {
  kind: 'goods' | 'shop';
  id: number;
}

/** Queries of the shopper's own data (see `ownQuery`); the others are the same for everybody. */
const isOwn = ({ queryKey }: Query) => queryKey.at(-1) === 'own';

const ownOf = (call: string) => ({ queryKey: [call], predicate: isOwn });

/** Updates the collected state in every cached query. */
export function markCollected(client: QueryClient, { kind, id }: Collectable, isCollect: boolean) {
  client.setQueriesData<ProductDetail>(ownOf('productDetail'), (detail) => {
    if (!detail) return undefined;
    const { productInfo, merchantInfo } = detail;
    if (kind === 'goods')
      return productInfo.id === id ? { ...detail, userCollect: isCollect } : detail;
    return productInfo.merId === id
      ? { ...detail, merchantInfo: { ...merchantInfo, isCollect } }
      : detail;
  });
  if (kind === 'shop')
    client.setQueriesData<ShopInfo>(ownOf('shopInfo'), (info) =>
      info?.id === id ? withFollower(info, isCollect) : info,
    );
}

const withFollower = (info: ShopInfo, isCollect: boolean): ShopInfo =>
  info.isCollect === isCollect
    ? info
    : {
        ...info,
        isCollect,
        collectNum: info.collectNum && info.collectNum + (isCollect ? 1 : -1),
      };

/** After a change, refetches the lists and any query that was in flight during it. */
export function refreshCollected(client: QueryClient, { kind }: Collectable) {
  void client.invalidateQueries({
    queryKey: [kind === 'goods' ? 'collectedProducts' : 'followedShops'],
  });
  void client.invalidateQueries({
    predicate: (query) =>
      isOwn(query) &&
      query.state.fetchStatus === 'fetching' &&
      ['productDetail', 'shopInfo'].includes(String(query.queryKey[0])),
  });
}
