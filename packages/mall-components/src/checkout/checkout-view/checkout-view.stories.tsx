import { Container } from '@vermilion/design-system/container';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { sampleAddresses, sampleCountries } from '../../address/address.sample';
import {
  sampleCheckoutShops,
  sampleCoupons,
  samplePaymentMethods,
  sampleTotals,
} from '../checkout.sample';
import { CheckoutView } from './checkout-view';

const onSubmit = fn();

const meta = {
  title: 'Mall/Checkout/Checkout',
  component: CheckoutView,
  args: {
    addresses: sampleAddresses,
    addressId: 1,
    onAddressChange: fn(),
    onAddressSave: fn(),
    countries: sampleCountries,
    shops: sampleCheckoutShops,
    coupons: sampleCoupons,
    couponId: 71,
    onCouponChange: fn(),
    paymentMethods: samplePaymentMethods,
    totals: sampleTotals,
    onSubmit,
  },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
} satisfies Meta;
export default meta;
/** The props are a union by state: each story gives those of its own. */
type Story = StoryObj;

const pay = (canvasElement: HTMLElement) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: /^Pay/ }));

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: /PayPal/ }));
    await pay(canvasElement);
    await expect(onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ addressId: 1, paymentMethodId: 'paypal', couponId: 71 }),
    );
  },
};

export const OneShopNothingElse: Story = {
  args: {
    addresses: sampleAddresses.slice(0, 1),
    shops: sampleCheckoutShops.slice(0, 1),
    coupons: [],
    couponId: undefined,
    paymentMethods: samplePaymentMethods.slice(2),
    totals: { goodsMinor: 15800, couponMinor: 0, freightMinor: 650, payMinor: 16450 },
  },
};

export const AddressMissing: Story = {
  args: { addresses: [], addressId: undefined },
  play: async ({ canvasElement }) => {
    await pay(canvasElement);
    const add = within(canvasElement).getByRole('button', { name: 'Add address' });
    await expect(add).toHaveFocus();
  },
};

export const AddingAnAddress: Story = {
  args: { addresses: [], addressId: undefined },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Add address' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add address' });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

export const NoPaymentMethod: Story = { args: { paymentMethods: [] } };

export const Submitting: Story = {
  args: { onSubmit: () => new Promise(() => {}) },
  play: async ({ canvasElement }) => pay(canvasElement),
};

export const SubmitFailed: Story = {
  args: {
    onSubmit: () =>
      Promise.reject(
        new Error('Only one of “Stoneware mug” is left. Change the cart and try again.'),
      ),
  },
  play: async ({ canvasElement }) => {
    await pay(canvasElement);
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('is left');
  },
};

export const SumsPending: Story = { args: { totalsPending: true } };
export const Loading: Story = { args: { state: 'loading' } };
export const Failed: Story = { args: { state: 'failed', onRetry: fn() } };
export const Expired: Story = { args: { state: 'expired', cartHref: '/order/shopping_cart' } };
