import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '@vermilion/design-system/card';
import { fn } from 'storybook/test';
import { sampleCart } from '../../testing/cart-samples';
import { MiniCart } from './mini-cart';
import { miniCartDocs } from './mini-cart.docs';

const meta: Meta<typeof MiniCart> = {
  title: 'Mall/Mini cart',
  component: MiniCart,
  parameters: { documentation: miniCartDocs },
  args: { shops: sampleCart, cartHref: '#cart', onCheckout: fn(), onRetry: fn() },
  decorators: [
    (Story) => (
      <Card variant="raised" padding="none" clip style={{ width: 360, maxWidth: '100%' }}>
        <Story />
      </Card>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof MiniCart>;

export const Default: Story = {};
export const Many: Story = {
  args: {
    shops: [1, 2, 3].map((copy) => ({
      ...sampleCart[0]!,
      id: copy,
      rows: sampleCart[0]!.rows.map((row, at) => ({ ...row, id: copy * 100 + at })),
    })),
  },
};
export const Empty: Story = { args: { shops: [] } };
export const Loading: Story = { args: { shops: [], state: 'loading' } };
export const Failed: Story = { args: { shops: [], state: 'failed' } };
