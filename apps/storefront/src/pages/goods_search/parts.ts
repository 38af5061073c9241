import { island } from '../../islands/island';

export const GoodsList = island(() => import('./goods-list.island'));
export const ShopList = island(() => import('./shop-list.island'));
