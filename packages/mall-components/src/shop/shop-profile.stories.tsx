import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleShop } from '../testing/samples';
import { sampleHours } from './shop.sample';
import { ShopProfile } from './shop-profile';
import { shopProfileDocs } from './shop-profile.docs';

const meta: Meta<typeof ShopProfile> = {
  title: 'Mall/Shop/Profile',
  component: ShopProfile,
  parameters: { documentation: shopProfileDocs },
  args: {
    shop: { ...sampleShop, since: new Date('2021-03-01T00:00:00Z'), openingHours: sampleHours },
    intro: 'Driftwood, steamed and turned into things for the table. Every board has a number.',
  },
  decorators: [
    (Story) => (
      <>
        <h1>About the shop</h1>
        <Story />
      </>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof ShopProfile>;

export const Whole: Story = {};
export const SaysNothing: Story = { args: { shop: sampleShop, intro: undefined } };
