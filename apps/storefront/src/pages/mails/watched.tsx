import { useQuery } from '@tanstack/react-query';
import { WatchedGoods } from '@vermilion/mall-components/profile';
import { rowsOf, textOf } from '@vermilion/mall-data/format';
import { useApp } from '../../deps/app-context';
import { useWatchStock } from '../../goods/use-watch-stock';
import { paths } from '../../page-params/paths';
import { watchedQuery } from './loader';

/** What the shopper waits for, each to be removed. */
export function Watched() {
  const watched = useQuery(watchedQuery(useApp().queries)).data;
  const watchStock = useWatchStock();
  const goods = rowsOf(watched?.list, ({ skuId, productId, storeName, sku, image }) => ({
    id: skuId,
    name: textOf(storeName),
    options: sku.split(',').join(', ') || undefined,
    href: paths.goods(productId, { sku: skuId }),
    imageSrc: textOf(image),
  }));
  return <WatchedGoods goods={goods} onStop={(id) => void watchStock(Number(id), false)} />;
}
