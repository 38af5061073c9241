export { ShopGoods } from './shop-goods';
export type { ShopGoodsProps } from './shop-goods';
