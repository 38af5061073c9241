import { useQuery } from '@tanstack/react-query';
import { ShopHeader } from '@vermilion/mall-components/shop';
import { toShop } from '@vermilion/mall-data/shop';
import { useCollect } from '../collection/use-collect';
import { useApp } from '../deps/app-context';
import { useMallFormat } from '../deps/mall-context';
import { typesQuery } from './queries';
import { ShopActions } from './shop-actions';
import { useShopInfo } from './use-shop-info';

/** The header of a shop, with the follow button. */
export function ShopHead({ id, isHome }: { id: number; isHome: boolean }) {
  const mall = useMallFormat();
  const collect = useCollect();
  const info = useShopInfo(id);
  const types = useQuery(typesQuery(useApp())).data ?? [];
  return (
    <ShopHeader
      shop={toShop(mall, info, types)}
      size={isHome ? 'full' : 'compact'}
      onFollow={(follow) => collect({ kind: 'shop', id }, follow)}
    >
      <ShopActions id={id} />
    </ShopHeader>
  );
}
