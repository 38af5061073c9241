import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { BannerCarousel } from './banner-carousel';
import * as styles from './hero.css';
import type { Banner } from './types';

export interface HeroProps {
  /** In display order. */
  banners: readonly Banner[];
  /** The mall's name, in place of banners while there are none. */
  name?: string;
  /** Shown over the start of the banner: a CategoryPanel with `placement="overlay"`. */
  panel: ReactNode;
  /** Shown next to the banner, or below it where there is no room: a `HeroAside`. */
  aside?: ReactNode;
}

/** The top of the home page: the banner with the category panel over its start, and the aside. */
export function Hero({ banners, name, panel, aside }: HeroProps) {
  return (
    <div data-component="hero" className={cx(styles.hero, aside !== undefined && styles.withAside)}>
      <div className={styles.stage}>
        {banners.length > 0 ? (
          <BannerCarousel banners={banners} besidePanel />
        ) : (
          <p className={styles.name}>{name}</p>
        )}
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
