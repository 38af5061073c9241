import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container } from '@vermilion/design-system/container';
import { Heading } from '@vermilion/design-system/heading';
import { expect, fn, within } from 'storybook/test';
import { sampleCart, sampleInvalid, sampleSaved } from '../../testing/cart-samples';
import { CartView } from './cart-view';
import { cartViewDocs } from './cart-view.docs';

const meta: Meta<typeof CartView> = {
  title: 'Mall/Cart',
  component: CartView,
  parameters: { documentation: cartViewDocs, layout: 'fullscreen' },
  args: {
    heading: <Heading level={1}>Shopping cart</Heading>,
    shops: sampleCart,
    invalid: sampleInvalid,
    onQuantitySave: fn(),
    onDelete: fn(),
    onCheckout: fn(),
    shoppingHref: '/',
  },
  decorators: [
    (Story) => (
      <Container style={{ paddingBlock: 24 }}>
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
const estimate = {
  countryIso: 'TH',
  deliveries: sampleCart.map(({ id }, at) => ({
    shopId: id,
    ...(at === 0 ? { freightMinor: 499, missingForFreeMinor: 1200 } : { freightMinor: 0 }),
  })),
  freightMinor: 499,
  couponMinor: 500,
  totalMinor: 73_181,
};
export const Estimated: Story = { args: { estimate, onCountryChange: fn() } };
export const Estimating: Story = { args: { estimate: { ...estimate, pending: true } } };
export const NotDelivered: Story = {
  args: {
    estimate: { ...estimate, deliveries: sampleCart.map(({ id }) => ({ shopId: id })) },
  },
};
export const Everything: Story = {
  args: {
    invalid: [
      { ...sampleInvalid[0]!, reason: 'removed' },
      { ...sampleInvalid[0]!, id: 91, reason: 'offSale' },
      { ...sampleInvalid[0]!, id: 92, reason: 'shopClosed' },
    ],
    reselect: { load: () => new Promise(() => {}), onChoose: fn() },
    later: { rows: sampleSaved, onSave: fn(), onMoveToCart: fn(), onDelete: fn() },
    onCollect: fn(),
  },
};
export const Managing: Story = {
  args: Everything.args,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Manage' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all of Tide & Timber' }));
    await expect(canvas.getByText('2 selected')).toBeVisible();
  },
};
/** Nothing is chosen yet: the actions wait, and say for what. */
export const ManagingNothing: Story = {
  args: Everything.args,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Manage' }));
    await expect(canvas.getByRole('button', { name: 'Delete' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};
export const FewerLeft: Story = {
  args: {
    shops: sampleCart.map((shop) => ({
      ...shop,
      rows: shop.rows.map((row) => ({ ...row, quantity: 6, stock: Math.min(row.stock, 4) })),
    })),
  },
};
export const OnlySaved: Story = { args: { ...Everything.args, shops: [], invalid: [] } };
export const Guest: Story = { args: { onSignIn: fn(), invalid: [] } };
export const Empty: Story = { args: { shops: [], invalid: [] } };
export const Loading: Story = { args: { state: 'loading' } };
export const Failed: Story = { args: { state: 'failed', onRetry: fn() } };
