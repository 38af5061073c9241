import { island } from '../../islands/island';

export const Agreement = island(() => import('./agreement.island'));
