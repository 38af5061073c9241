import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container } from '@vermilion/design-system/container';
import { Stack } from '@vermilion/design-system/stack';
import { fn } from 'storybook/test';
import { CategoryPanel } from '../category';
import { OfferedCouponCard } from '../coupon';
import { sampleOffered } from '../coupon/coupon.sample';
import { GoodsGrid } from '../goods';
import { sampleBanner, samplePicture } from '../testing/pictures';
import {
  sampleActivity,
  sampleBanners,
  sampleCategories,
  sampleGoods,
  sampleStreet,
} from '../testing/samples';
import {
  ActivityBlock,
  ActivityHero,
  AdStrip,
  CouponsToClaim,
  Hero,
  HeroAside,
  Podium,
  RankRibbon,
  Recommended,
  ReducedTile,
  SignInCard,
  StreetAndLeaderboard,
} from '.';
import { homeDocs } from './home.docs';

/** The blocks of the home page in order. */
function HomePage() {
  return (
    <Container asChild>
      <main>
        <Stack gap="xxl">
          <Hero
            banners={sampleBanners}
            panel={<CategoryPanel categories={sampleCategories} placement="overlay" />}
            aside={
              <HeroAside>
                <SignInCard
                  mallName="Vermilion"
                  signInHref="/login"
                  registerHref="/login?mode=registerEmail"
                />
                {sampleOffered.slice(0, 1).map((coupon) => (
                  <OfferedCouponCard key={coupon.id} coupon={coupon} onClaim={fn()} />
                ))}
                {sampleGoods(1).map((goods) => (
                  <ReducedTile key={goods.id} goods={goods} />
                ))}
              </HeroAside>
            }
          />
          <ActivityBlock activity={sampleActivity('strip')} />
          <CouponsToClaim coupons={sampleOffered} href="/users/coupon_list" onClaim={fn()} />
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
            allHref="/goods/goods_search"
            goods={sampleGoods(18)}
            imageSrc={samplePicture(2)}
            more={{ state: 'idle', onMore: fn() }}
          />
        </Stack>
      </main>
    </Container>
  );
}

const meta: Meta = {
  title: 'Mall/Home',
  parameters: {
    documentation: homeDocs,
    documents: [
      Hero,
      ActivityBlock,
      CouponsToClaim,
      StreetAndLeaderboard,
      AdStrip,
      Recommended,
      ActivityHero,
      Podium,
    ],
    layout: 'fullscreen',
  },
};
export default meta;
type Story = StoryObj;

export const WholePage: Story = { render: () => <HomePage /> };
export const RecommendedLoading: Story = {
  render: () => (
    <Container>
      <Recommended
        allHref="/goods/goods_search"
        goods={[]}
        imageSrc={samplePicture(2)}
        state="loading"
      />
    </Container>
  ),
};
/** The pages of an activity and of bestsellers with ranks. */
export const Ranked: Story = {
  render: () => (
    <Container>
      <Stack gap="xl">
        <ActivityHero
          title="The long breakfast"
          deck="Bread, butter and what they are served on. While stocks last."
          endsAt={new Date('2026-08-31T12:00:00Z')}
          imageSrc={sampleBanner(0)}
        />
        <Podium goods={sampleGoods(3)} />
        <GoodsGrid
          goods={sampleGoods(5, 3)}
          headingLevel={2}
          slots={({ id }) => ({ badge: <RankRibbon rank={Number(id)} /> })}
        />
        <ActivityHero title="Without a picture" />
      </Stack>
    </Container>
  ),
};
/** Fewer than three bestsellers, with a long name. */
export const RankedTwo: Story = {
  render: () => (
    <Container>
      <h1>Bestsellers</h1>
      <Podium
        goods={sampleGoods(2, 6).map((goods) => ({
          ...goods,
          name: `${goods.name}, with everything that belongs to it in a box of grey cardboard`,
        }))}
      />
    </Container>
  ),
};
export const RecommendedFailedForMore: Story = {
  render: () => (
    <Container>
      <Recommended
        allHref="/goods/goods_search"
        goods={sampleGoods(13)}
        imageSrc={samplePicture(2)}
        more={{ state: 'failed', onMore: fn() }}
      />
    </Container>
  ),
};
/** The end of the list. */
export const RecommendedEnd: Story = {
  render: () => (
    <Container>
      <Recommended allHref="/goods/goods_search" goods={sampleGoods(13)} />
    </Container>
  ),
};
/** A mall that has just been opened: no banner, no goods. */
export const NothingYet: Story = {
  render: () => (
    <Container>
      <Hero banners={[]} name="Kiln Street" panel={null} />
      <Recommended allHref="/goods/goods_search" sellHref="/sell" goods={[]} />
    </Container>
  ),
};
