import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { BannerCarousel } from './banner-carousel';
import * as styles from './hero.css';
import type { Banner } from './types';

export interface HeroProps {
  /** In display order. */
  banners: readonly Banner[];
  /** Shown over the start of the banner: a CategoryPanel with `placement="overlay"`. */
  panel: ReactNode;
  /** Shown next to the banner, or below it where there is no room: a `HeroAside`. */
  aside?: ReactNode;
}

/** The top of the home page: the banner with the category panel over its start, and the aside. */
export function Hero({ banners, panel, aside }: HeroProps) {
  return (
    <div data-component="hero" className={cx(styles.hero, aside !== undefined && styles.withAside)}>
      <div className={styles.stage}>
        <BannerCarousel banners={banners} besidePanel />
        <div className={styles.panel}>{panel}</div>
      </div>
      {aside}
    </div>
  );
}

/** The column next to the banner: account card, coupon, bestseller. */
export function HeroAside({ children }: { children: ReactNode }) {
  return <div className={styles.aside}>{children}</div>;
}
