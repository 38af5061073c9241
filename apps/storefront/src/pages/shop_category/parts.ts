import { island } from '../../islands/island';

export const Categories = island(() => import('./categories.island'));
export const ShopGoods = island(() => import('./goods.island'));
