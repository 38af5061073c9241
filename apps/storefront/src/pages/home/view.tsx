import { useQuery } from '@tanstack/react-query';
import { Container } from '@vermilion/design-system/container';
import { VisuallyHidden } from '@vermilion/design-system/visually-hidden';
import {
  ActivityBlock,
  AdStrip,
  bannerSizes,
  Hero,
  StreetAndLeaderboard,
} from '@vermilion/mall-components/home';
import { useApp } from '../../app/app-context';
import { toGoods } from '../../data/goods';
import { toCategories } from '../../frame/header-data';
import { useMallName } from '../../frame/mall-data';
import { useCategories } from '../../frame/use-categories';
import { useHomeIndex } from '../../frame/use-home-index';
import { paths } from '../../paths';
import { mallData } from '../../seo/json-ld';
import { Seo } from '../../seo/seo';
import { preloadImage } from '../../shared/preload-image';
import { activitiesQuery, leaderboardQuery, streetQuery } from './loader';
import { toActivity, toBanner, toStreetShop } from './map';
import { RecommendedGoods } from './recommended-goods';
import * as styles from './view.css';
import { rowsOf } from '../../data/rows';

export { createLoader } from './loader';

/** The home page: banner and categories, first activity, shops and bestsellers, the other activities, recommendations. */
export function View() {
  const app = useApp();
  const mall = useMallName();
  const home = useHomeIndex();
  const categories = useCategories();
  const activities = rowsOf(useQuery(activitiesQuery(app)).data, toActivity);
  const street = rowsOf(useQuery(streetQuery(app)).data?.list, toStreetShop);
  const leaderboard = rowsOf(useQuery(leaderboardQuery(app)).data, toGoods);
  const [first, ...others] = activities;
  const banners = rowsOf(home?.banner, toBanner);
  const [strip] = rowsOf(home?.bastBanner, toBanner);
  preloadImage(banners[0]?.imageSrc, bannerSizes);
  return (
    <Container className={styles.blocks}>
      <Seo data={mallData(mall, app.origin, paths.search(), home?.logoUrl)} />
      <VisuallyHidden asChild>
        <h1>{mall}</h1>
      </VisuallyHidden>
      <Hero banners={banners} categories={toCategories(categories)} />
      {first && <ActivityBlock activity={first} />}
      <StreetAndLeaderboard
        street={{ shops: street, href: paths.shopStreet() }}
        leaderboard={{ goods: leaderboard, href: paths.leaderboard() }}
      />
      {others.map((activity) => (
        <ActivityBlock key={activity.id} activity={activity} />
      ))}
      {strip && <AdStrip banner={strip} />}
      <RecommendedGoods imageSrc={home?.recommendImage || undefined} />
    </Container>
  );
}
