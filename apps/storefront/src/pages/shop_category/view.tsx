import { ListSkipLinks } from '@vermilion/mall-components/goods';
import { Suspense } from 'react';
import { type ShopGoodsParams, shopGoodsParams } from '../../page-params';
import { paths } from '../../page-params/paths';
import { usePageParams } from '../../routing/use-page-params';
import { MissingParameter } from '../../shared/missing-parameter';
import { ShopFrame } from '../../shop/shop-frame';
import { ShopGoods } from './goods';

export { shopGoodsParams as query } from '../../page-params';
export { createLoader } from './loader';

/** Goods of a shop, by the shop's own categories. */
export function View() {
  const query = usePageParams(shopGoodsParams);
  if (!query.id) return <MissingParameter of="other" />;
  return <Goods id={Number(query.id)} query={query} />;
}

function Goods({ id, query: { cid, page, search } }: { id: number; query: ShopGoodsParams }) {
  return (
    <ShopFrame id={id} section="goods" path={paths.shopGoods(id, { cid, page })} words={search}>
      <ListSkipLinks />
      <Suspense>
        <ShopGoods id={id} />
      </Suspense>
    </ShopFrame>
  );
}
