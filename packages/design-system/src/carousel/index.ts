export { Carousel } from './carousel';
export type { CarouselProps } from './carousel';
export type { CarouselChangeDetail, CarouselLabels } from './types';
