import { island } from '../islands/island';

/** An island within the shop header. */
export const ShopActions = island(() => import('./shop-actions.island'));
