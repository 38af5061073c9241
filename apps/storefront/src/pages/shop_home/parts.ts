import { island } from '../../islands/island';

export const Front = island(() => import('./front.island'));
