import type { ReactNode } from 'react';
import { BannerCarousel } from './banner-carousel';
import type { Banner } from './types';
import * as styles from './hero.css';

export interface HeroProps {
  banners: readonly Banner[];
  /** What lies over the banner's start: a CategoryPanel as an overlay. */
  panel: ReactNode;
}

/** The home page's first screen: the banner with the open category panel over its start. */
export function Hero({ banners, panel }: HeroProps) {
  return (
    <div data-component="hero" className={styles.hero}>
      <BannerCarousel banners={banners} besidePanel />
      <div className={styles.panel}>{panel}</div>
    </div>
  );
}
