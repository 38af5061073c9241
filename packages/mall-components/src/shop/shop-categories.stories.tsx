import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleCategories } from './shop.sample';
import { ShopCategories } from './shop-categories';
import { shopCategoriesDocs } from './shop-categories.docs';

const meta: Meta<typeof ShopCategories> = {
  title: 'Mall/Shop/Categories',
  component: ShopCategories,
  parameters: { documentation: shopCategoriesDocs },
  args: { categories: sampleCategories, allHref: '/' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 200 }}>
        <Story />
      </div>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof ShopCategories>;

export const AllGoods: Story = {};
/** Other groups are collapsed. */
export const InOne: Story = { args: { currentId: 5 } };
export const None: Story = { args: { categories: [] } };
