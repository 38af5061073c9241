import { island } from '../../islands/island';

export const Shops = island(() => import('./shops.island'));
