import { island } from '../../islands/island';

export const Categories = island(() => import('./categories.island'));
export const GoodsBar = island(() => import('./goods-bar.island'));
