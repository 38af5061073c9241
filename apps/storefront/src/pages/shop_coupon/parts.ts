import { island } from '../../islands/island';

export const Coupons = island(() => import('./coupons.island'));
