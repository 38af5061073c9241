import { shopGoodsParams, type ShopGoodsParams } from '../../page-params';
import { paths } from '../../page-params/paths';
import { usePageParams } from '../../routing/use-page-params';
import { MissingParameter } from '../../shared/missing-parameter';
import { shopParts } from '../../shop/islands';
import { ShopFrame } from '../../shop/shop-frame';
import { Categories, ShopGoods } from './parts';
import * as styles from './view.css';

export { shopGoodsParams as query } from '../../page-params';
export { createLoader } from './loader';
export const parts = [...shopParts, Categories, ShopGoods];

/** Goods of a shop, by the shop's own categories. */
export function View() {
  const query = usePageParams(shopGoodsParams);
  if (!query.id) return <MissingParameter of="other" />;
  return <Goods id={Number(query.id)} query={query} />;
}

function Goods({ id, query: { cid, page, search } }: { id: number; query: ShopGoodsParams }) {
  return (
    <ShopFrame id={id} section="goods" path={paths.shopGoods(id, { cid, page })} words={search}>
      <div className={styles.columns}>
        <Categories id={id} current={cid} />
        <div className={styles.goods}>
          <ShopGoods id={id} />
        </div>
      </div>
    </ShopFrame>
  );
}
