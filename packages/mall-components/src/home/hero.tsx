import type { ReactNode } from 'react';
import { BannerCarousel } from './banner-carousel';
import type { Banner } from './types';
import * as styles from './hero.css';

export interface HeroProps {
  banners: readonly Banner[];
  /** What lies over the banner's start: a CategoryPanel as an overlay. */
  panel: ReactNode;
  /** What stands beside the banner, below it where there is no room: a `HeroAside`. */
  aside?: ReactNode;
}

/** The home page's first screen: the banner with the open category panel over its start, and what is for the visitor. */
export function Hero({ banners, panel, aside }: HeroProps) {
  return (
    <div data-component="hero" className={styles.hero}>
      <div className={styles.stage}>
        <BannerCarousel banners={banners} besidePanel />
        <div className={styles.panel}>{panel}</div>
      </div>
      {aside}
    </div>
  );
}

/** The column beside the banner: a card of the account, a coupon, a bestseller. */
export function HeroAside({ children }: { children: ReactNode }) {
  return <div className={styles.aside}>{children}</div>;
}
