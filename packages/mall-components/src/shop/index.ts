export { ShopHeader } from './shop-header';
export type { ShopHeaderProps, ShopSection } from './shop-header';
export { ShopGoods } from './shop-goods';
export type { ShopGoodsProps } from './shop-goods';
export type { Shop } from './types';
