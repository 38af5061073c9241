import { island } from '../../islands/island';

export const Categories = island(() => import('./categories.island'));
export const Aside = island(() => import('./aside.island'));
export const Blocks = island(() => import('./blocks.island'));
export const RecommendedGoods = island(() => import('./recommended-goods.island'));
