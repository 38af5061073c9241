import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleBanner } from '../testing/pictures';
import { sampleShopHit } from '../testing/samples';
import { ShopTiles } from './shop-tiles';
import { shopTilesDocs } from './shop-tiles.docs';

const shop = (id: number, name: string, part = {}) => ({
  ...sampleShopHit,
  id,
  name,
  bannerSrc: sampleBanner(id),
  followerCount: 1200 * id,
  intro: 'Driftwood, steamed and turned into things for the table.',
  ...part,
});

const meta: Meta<typeof ShopTiles> = {
  title: 'Mall/Shop/Street',
  component: ShopTiles,
  parameters: { documentation: shopTilesDocs },
  args: {
    shops: [
      shop(1, 'Tide & Timber'),
      shop(2, '青禾家居', { intro: '茶与器，慢慢来。', selfOperated: false }),
      shop(3, 'A shop with nothing yet', {
        goods: [],
        intro: undefined,
        rating: 0,
        followerCount: 0,
      }),
      shop(4, 'The honourable company of makers of everything that a table can carry', {
        intro:
          'We make plates, bowls, cups, jugs, boards, spoons and all that goes with them. '.repeat(
            3,
          ),
      }),
    ],
  },
  decorators: [
    (Story) => (
      <>
        <h1>Shop street</h1>
        <Story />
      </>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof ShopTiles>;

export const Several: Story = {};
export const One: Story = { args: { shops: [shop(1, 'Tide & Timber')] } };
export const None: Story = { args: { shops: [] } };
