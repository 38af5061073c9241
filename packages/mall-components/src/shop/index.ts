export { ShopHeader } from './shop-header/shop-header';
export type { ShopHeaderProps, ShopSection } from './shop-header/shop-header';
export { ShopGoods } from './shop-goods/shop-goods';
export type { ShopGoodsProps } from './shop-goods/shop-goods';
export type { Shop } from './types';
