import { island } from '../../islands/island';

export const BuySection = island(() => import('./buy-section.island'));
export const DetailsSection = island(() => import('./details-section.island'));
export const RelatedSection = island(() => import('./related-section.island'));
