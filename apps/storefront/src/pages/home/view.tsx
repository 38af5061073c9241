import { Container } from '@vermilion/design-system/container';
import { VisuallyHidden } from '@vermilion/design-system/visually-hidden';
import { bannerSizes, Hero } from '@vermilion/mall-components/home';
import { rowsOf } from '@vermilion/mall-data/format';
import { toBanner } from '@vermilion/mall-data/home';
import { Suspense } from 'react';
import { useApp } from '../../deps/app-context';
import { useMallName } from '../../mall/mall-data';
import { useHomeIndex } from '../../mall/use-home-index';
import { paths } from '../../page-params/paths';
import { mallData } from '../../seo/json-ld';
import { Seo } from '../../seo/seo';
import { preloadImage } from '../../shared/preload-image';
import { Aside } from './aside';
import { Blocks } from './blocks';
import { Categories } from './categories';
import { RecommendedGoods } from './recommended-goods';
import * as styles from './view.css';

export { homeParams as query } from '../../page-params';
export { createLoader } from './loader';

/** The home page: banner, categories and account, first activity, coupons, shops and bestsellers, the other activities, recommendations. */
export function View() {
  const app = useApp();
  const mall = useMallName();
  const home = useHomeIndex();
  const banners = rowsOf(home?.banner, toBanner);
  preloadImage(banners[0]?.imageSrc, bannerSizes);
  return (
    <Container className={styles.blocks}>
      <Seo data={mallData(mall, app.origin, paths.search(), home?.logoUrl)} />
      <VisuallyHidden asChild>
        <h1>{mall}</h1>
      </VisuallyHidden>
      <div className={styles.fold}>
        <Hero
          banners={banners}
          name={mall}
          panel={
            <Suspense>
              <Categories />
            </Suspense>
          }
          aside={
            <Suspense>
              <Aside />
            </Suspense>
          }
        />
      </div>
      <Suspense>
        <Blocks />
      </Suspense>
      <Suspense>
        <RecommendedGoods />
      </Suspense>
    </Container>
  );
}
