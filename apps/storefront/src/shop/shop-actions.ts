import { island } from '../islands/island';

/** An island within the head of a shop. */
export const ShopActions = island(() => import('./shop-actions.island'));
