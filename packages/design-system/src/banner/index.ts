export { Banner, bannerTones } from './banner';
export type { BannerChangeDetail, BannerProps } from './banner';
