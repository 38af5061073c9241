export { BannerCarousel } from './banner-carousel';
export type { BannerCarouselProps } from './banner-carousel';
export { bannerSizes } from './banner-slide';
