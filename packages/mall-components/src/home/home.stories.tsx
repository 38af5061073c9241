import { Container } from '@vermilion/design-system/container';
import { Stack } from '@vermilion/design-system/stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { CategoryPanel } from '../category';
import {
  sampleActivity,
  sampleBanners,
  sampleCategories,
  sampleGoods,
  sampleStreet,
} from '../testing/samples';
import { sampleBanner, samplePicture } from '../testing/pictures';
import { GoodsGrid } from '../goods';
import {
  ActivityBlock,
  ActivityHero,
  AdStrip,
  Hero,
  RankRibbon,
  Recommended,
  StreetAndLeaderboard,
} from '.';

/** The blocks of the home page in their order. */
function HomePage() {
  return (
    <Container asChild>
      <main>
        <Stack gap="xxl">
          <Hero
            banners={sampleBanners}
            panel={<CategoryPanel categories={sampleCategories} placement="overlay" />}
          />
          <ActivityBlock activity={sampleActivity('strip')} />
          <StreetAndLeaderboard
            street={{ shops: sampleStreet, href: '/merchant/merchant_street' }}
            leaderboard={{ goods: sampleGoods(3, 4), href: '/goods/top_one' }}
          />
          <ActivityBlock activity={sampleActivity('tiles', 3)} />
          <ActivityBlock activity={sampleActivity('gallery', 4)} />
          <AdStrip
            banner={{
              id: 9,
              imageSrc: sampleBanner(5),
              title: 'Free shipping this week',
              href: '#',
            }}
          />
          <Recommended
            goods={sampleGoods(18)}
            imageSrc={samplePicture(2)}
            more={{ state: 'idle', onMore: fn() }}
          />
        </Stack>
      </main>
    </Container>
  );
}

const meta: Meta = { title: 'Mall/Home', parameters: { layout: 'fullscreen' } };
export default meta;
type Story = StoryObj;

export const WholePage: Story = { render: () => <HomePage /> };
export const RecommendedLoading: Story = {
  render: () => (
    <Container>
      <Recommended goods={[]} imageSrc={samplePicture(2)} state="loading" />
    </Container>
  ),
};
/** The page of an activity, and that of the bestsellers with a place for each. */
export const Ranked: Story = {
  render: () => (
    <Container>
      <Stack gap="xl">
        <ActivityHero
          title="The long breakfast"
          deck="Bread, butter and what they are served on. While stocks last."
          imageSrc={sampleBanner(0)}
        />
        <GoodsGrid
          goods={sampleGoods(5)}
          headingLevel={2}
          slots={({ id }) => ({ badge: <RankRibbon rank={Number(id)} /> })}
        />
        <ActivityHero title="Without a picture" />
      </Stack>
    </Container>
  ),
};
