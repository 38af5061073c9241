import { Container } from '@vermilion/design-system/container';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { sampleCart, sampleInvalid } from '../../testing/samples';
import { CartView } from './cart-view';

const meta: Meta<typeof CartView> = {
  title: 'Mall/Cart',
  component: CartView,
  parameters: { layout: 'fullscreen' },
  args: {
    shops: sampleCart,
    invalid: sampleInvalid,
    onQuantityChange: fn(),
    onDelete: fn(),
    onCheckout: fn(),
    shoppingHref: '/',
  },
  decorators: [
    (Story) => (
      <Container style={{ paddingBlock: 24 }}>
        <h1>Shopping cart</h1>
        <Story />
      </Container>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof CartView>;

export const Default: Story = {};
export const PriceChanged: Story = {
  args: {
    shops: sampleCart.map((shop) => ({
      ...shop,
      rows: shop.rows.map((row, at) => ({
        ...row,
        addedPriceMinor: row.priceMinor + (at === 0 ? 500 : -300),
      })),
    })),
  },
  play: async ({ canvasElement }) => {
    const [dropped] = within(canvasElement).getAllByText(/^The price has dropped\. It was \$\d/);
    await expect(dropped).toBeVisible();
  },
};
export const Guest: Story = { args: { onSignIn: fn(), invalid: [] } };
export const Empty: Story = { args: { shops: [], invalid: [] } };
export const Loading: Story = { args: { state: 'loading' } };
export const Failed: Story = { args: { state: 'failed', onRetry: fn() } };
