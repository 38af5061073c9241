import { useSuspenseQuery } from '@tanstack/react-query';
import { Container } from '@vermilion/design-system/container';
import { VisuallyHidden } from '@vermilion/design-system/visually-hidden';
import {
  ActivityBlock,
  AdStrip,
  bannerSizes,
  Hero,
  StreetAndLeaderboard,
} from '@vermilion/mall-components/home';
import { useIntl } from 'react-intl';
import { useApp } from '../../app/app-context';
import { toGoods } from '../../data/goods';
import { toCategories } from '../../frame/header-data';
import { messages } from '../../frame/messages';
import { useCategories } from '../../frame/use-categories';
import { useHomeIndex } from '../../frame/use-home-index';
import { paths } from '../../paths';
import { mallData } from '../../seo/json-ld';
import { Seo } from '../../seo/seo';
import { preloadPicture } from '../../shared/preload-picture';
import { streetQuery } from './loader';
import { toActivity, toBanner, toStreetShop } from './map';
import { RecommendedGoods } from './recommended-goods';
import * as styles from './view.css';

/** The home page: banner and categories, first activity, shops and bestsellers, the other activities, recommendations. */
export function HomeView() {
  const app = useApp();
  const mall = useIntl().formatMessage(messages.mallName);
  const home = useHomeIndex();
  const categories = useCategories();
  const activities = useSuspenseQuery(app.queries.homeActivities()).data.map(toActivity);
  const street = useSuspenseQuery(streetQuery(app)).data.list.map(toStreetShop);
  const leaderboard = useSuspenseQuery(app.queries.leaderboard()).data.map(toGoods);
  const [first, ...others] = activities;
  const [strip] = home?.bastBanner ?? [];
  preloadPicture(home?.banner[0]?.pic, bannerSizes);
  return (
    <Container className={styles.blocks}>
      <Seo data={mallData(mall, app.origin, paths.search({}), home?.logoUrl)} />
      <VisuallyHidden asChild>
        <h1>{mall}</h1>
      </VisuallyHidden>
      <Hero banners={home?.banner.map(toBanner) ?? []} categories={toCategories(categories)} />
      {first && <ActivityBlock activity={first} />}
      <StreetAndLeaderboard
        street={{ shops: street, href: paths.shopStreet() }}
        leaderboard={{ goods: leaderboard, href: paths.leaderboard() }}
      />
      {others.map((activity) => (
        <ActivityBlock key={activity.id} activity={activity} />
      ))}
      {strip && <AdStrip banner={toBanner(strip)} />}
      <RecommendedGoods imageSrc={home?.recommendImage || undefined} />
    </Container>
  );
}
