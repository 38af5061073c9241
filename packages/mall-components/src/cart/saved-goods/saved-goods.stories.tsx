import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { sampleSaved } from '../../testing/cart-samples';
import { SavedGoods } from './saved-goods';
import { savedGoodsDocs } from './saved-goods.docs';

const meta: Meta<typeof SavedGoods> = {
  title: 'Mall/Cart/Saved goods',
  component: SavedGoods,
  parameters: { documentation: savedGoodsDocs },
  args: { rows: sampleSaved, onMoveToCart: fn(), onDelete: fn() },
  decorators: [
    (Story) => (
      <>
        <h1>Shopping cart</h1>
        <Story />
      </>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof SavedGoods>;

export const EveryState: Story = {};
export const One: Story = { args: { rows: sampleSaved.slice(0, 1) } };
export const OnAPhone: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 288 }}>
        <Story />
      </div>
    ),
  ],
};
