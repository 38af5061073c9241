export { Card, cardPaddings, cardVariants } from './card';
export type { CardPadding, CardProps, CardVariant } from './card';
