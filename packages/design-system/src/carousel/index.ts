export { Carousel } from './carousel';
export type { CarouselLabels, CarouselProps } from './carousel';
