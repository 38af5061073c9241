import { CategoryPanel, type CategoryNode } from '../category';
import { BannerCarousel } from './banner-carousel';
import type { Banner } from './types';
import * as styles from './hero.css';

export interface HeroProps {
  banners: readonly Banner[];
  categories: readonly CategoryNode[];
}

/** The home page's first screen: the banner with the open category panel over its start. */
export function Hero({ banners, categories }: HeroProps) {
  return (
    <div data-component="hero" className={styles.hero}>
      <BannerCarousel banners={banners} besidePanel />
      <div className={styles.panel}>
        <CategoryPanel categories={categories} placement="overlay" />
      </div>
    </div>
  );
}
