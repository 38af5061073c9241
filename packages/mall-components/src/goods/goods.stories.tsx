import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '@vermilion/design-system/badge';
import { Button } from '@vermilion/design-system/button';
import { Container } from '@vermilion/design-system/container';
import { HeartIcon } from '@vermilion/design-system/icon';
import { IconButton } from '@vermilion/design-system/icon-button';
import { Inline } from '@vermilion/design-system/inline';
import { Rating } from '@vermilion/design-system/rating';
import { Stack } from '@vermilion/design-system/stack';
import { fn } from 'storybook/test';
import { samplePicture } from '../testing/pictures';
import { sampleGoods, sampleGoodsShop, sampleGuarantees, sampleShopHit } from '../testing/samples';
import {
  DetailTabs,
  FilteredList,
  Gallery,
  GoodsGrid,
  Guarantees,
  ListSummary,
  PriceRangeFilter,
  ShopCard,
  ShopHit,
  SortBar,
} from '.';
import { goodsDocs } from './goods.docs';

const meta: Meta<typeof GoodsGrid> = {
  title: 'Mall/Goods',
  component: GoodsGrid,
  parameters: { documentation: goodsDocs, layout: 'fullscreen' },
  args: { goods: sampleGoods(10), headingLevel: 2 },
  decorators: [
    (Story) => (
      <Container style={{ paddingBlock: 24 }}>
        <Story />
      </Container>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof GoodsGrid>;

export const Grid: Story = {};
export const SixInARow: Story = { args: { columns: 6, goods: sampleGoods(12) } };
/** Optional content of cards: badge, rating, collecting and an action. */
export const WithSlots: Story = {
  args: {
    slots: ({ id }) => ({
      badge: Number(id) % 2 ? <Badge tone="critical">−20 %</Badge> : undefined,
      rating: <Rating value={4.6} size="sm" label="4.6 out of 5 stars" />,
      collect: (
        <IconButton icon={<HeartIcon />} label="Collect" variant="secondary" size="sm" round />
      ),
      action: (
        <Button variant="soft" size="sm">
          Add to cart
        </Button>
      ),
    }),
  },
};
export const Loading: Story = { args: { state: 'loading' } };
export const Empty: Story = { args: { goods: [] } };
export const Failed: Story = { args: { state: 'failed', onRetry: fn() } };
export const MoreLoading: Story = { args: { more: { state: 'loading', onMore: fn() } } };
export const MoreFailed: Story = { args: { more: { state: 'failed', onMore: fn() } } };

export const SearchList: Story = {
  render: () => (
    <Stack gap="lg">
      <ShopHit shop={sampleShopHit} />
      <Inline justify="between" gap="md">
        <SortBar sort="priceUp" hrefOf={(sort) => `?sort=${sort}`} />
        <PriceRangeFilter range={{ minMinor: 1000, maxMinor: 25050 }} onRangeChange={fn()} />
      </Inline>
      <ListSummary count={10} query="kettle" />
      <GoodsGrid goods={sampleGoods(10)} headingLevel={2} />
    </Stack>
  ),
};

const option = (label: string, count: number, chosen = false) => ({
  key: label,
  label,
  count,
  chosen,
  href: `?${label}`,
});

/** Filters of a list beside it; behind a button in narrow windows. */
export const Filters: Story = {
  render: () => (
    <FilteredList
      sort={<SortBar sort="priceUp" hrefOf={(sort) => `?sort=${sort}`} />}
      show="Show 10 items"
      groups={[
        {
          key: 'category',
          label: 'Category',
          options: [option('Kitchen', 1001), option('Home', 120), option('Garden', 4)],
        },
        {
          key: 'colour',
          label: 'Colour',
          options: [
            { ...option('Green', 40, true), color: '#4a9a5c' },
            { ...option('White', 12), color: '#f2f0ec' },
          ],
        },
        {
          key: 'brand',
          label: 'Brand',
          options: Array.from({ length: 14 }, (_, at) => option(`Brand ${at + 1}`, 40 - at)),
        },
        { key: 'rating', label: 'Rating', options: [option('4 stars and up', 88, true)] },
        {
          key: 'price',
          label: 'Price',
          options: [option('Up to $20', 80)],
          extra: <PriceRangeFilter range={{}} onRangeChange={fn()} />,
        },
        {
          key: 'only',
          label: 'Only',
          options: [option('In stock', 240), option('With coupon', 0)],
        },
      ]}
      chosen={[
        { label: '4 stars and up', href: '?' },
        { label: 'Green', href: '?green' },
      ]}
      clearHref="?"
    >
      <GoodsGrid goods={sampleGoods(10)} headingLevel={2} />
    </FilteredList>
  ),
};
/** A list whose total is not counted exactly. */
export const FiltersOfVeryMany: Story = {
  render: () => (
    <FilteredList
      atLeast
      groups={[
        {
          key: 'category',
          label: 'Category',
          options: [option('Kitchen', 320), option('Rare', 0)],
        },
      ]}
      chosen={[]}
      clearHref="?"
    >
      <GoodsGrid goods={sampleGoods(10)} headingLevel={2} />
    </FilteredList>
  ),
};

const detailsHtml =
  '<h2>About it</h2><p>Made in a small workshop by the sea.</p><ul><li>1.8 litres</li><li>Works on every stove</li></ul>';
export const DetailParts: Story = {
  render: () => (
    <Stack gap="lg">
      <Gallery name="Kettle" images={[0, 1, 2, 3, 4].map(samplePicture)} />
      <Guarantees guarantees={sampleGuarantees} />
      <div style={{ maxWidth: 300 }}>
        <ShopCard shop={sampleGoodsShop} onFollow={fn()} />
      </div>
      <DetailTabs detailsHtml={detailsHtml} reviewCount={128} reviews={null} />
    </Stack>
  ),
};
