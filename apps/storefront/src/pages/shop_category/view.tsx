import { usePageParams } from '../../routing/use-page-params';
import { shopGoodsParams } from '../../page-params';
import { MissingParameter } from '../../shared/missing-parameter';
import { ShopGoodsPage } from './shop-goods-page';

export { createLoader } from './loader';

/** What a shop sells, by its own categories. */
export function View() {
  const query = usePageParams(shopGoodsParams);
  return query.id ? (
    <ShopGoodsPage id={Number(query.id)} query={query} />
  ) : (
    <MissingParameter of="other" />
  );
}
