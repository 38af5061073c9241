import { island } from '../../islands/island';

export const About = island(() => import('./about.island'));
