import { island } from '../../islands/island';

export const ActivityGoods = island(() => import('./goods.island'));
