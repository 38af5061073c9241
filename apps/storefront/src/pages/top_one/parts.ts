import { island } from '../../islands/island';

export const Bestsellers = island(() => import('./bestsellers.island'));
