import { island } from '../../islands/island';

export const Guide = island(() => import('./guide.island'));
