export { Carousel } from './carousel';
export type { CarouselProps } from './carousel';
export type { CarouselLabels } from './types';
