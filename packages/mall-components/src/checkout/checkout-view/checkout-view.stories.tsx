import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container } from '@vermilion/design-system/container';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { sampleAddresses, sampleCountries } from '../../address/address.sample';
import { ShopperError } from '../../error/shopper-error';
import {
  sampleCheckoutShops,
  sampleCoupons,
  samplePaymentMethods,
  samplePoints,
  sampleTotals,
} from '../checkout.sample';
import { CheckoutView } from './checkout-view';
import { checkoutViewDocs } from './checkout-view.docs';

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
    couponIds: [71],
    onCouponsChange: fn(),
    points: samplePoints,
    pointsUsed: false,
    onPointsUsedChange: fn(),
    onRenew: fn(),
    paymentMethods: samplePaymentMethods,
    totals: sampleTotals,
    onSubmit,
  },
  parameters: { documentation: checkoutViewDocs, layout: 'fullscreen' },
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
      expect.objectContaining({ addressId: 1, paymentMethodId: 'paypal', notes: [] }),
    );
  },
};

export const OneShopNothingElse: Story = {
  args: {
    addresses: sampleAddresses.slice(0, 1),
    shops: sampleCheckoutShops.slice(0, 1),
    coupons: [],
    couponIds: [],
    points: undefined,
    paymentMethods: samplePaymentMethods.slice(2),
    totals: { ...sampleTotals, goodsMinor: 15800, couponMinor: 0, payMinor: 16450 },
  },
};

export const AddressMissing: Story = {
  args: { addresses: [], addressId: undefined },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const country = await canvas.findByRole('combobox', { name: 'Country' });
    await userEvent.click(canvas.getByRole('button', { name: 'Enter your address' }));
    await expect(country).toHaveFocus();
  },
};

export const AddingAnAddress: Story = {
  args: { addresses: sampleAddresses.slice(0, 1) },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Add address' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add address' });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

export const CashOnDelivery: Story = {
  args: { paymentMethods: [...samplePaymentMethods, { id: 'cod', kind: 'delivery' }] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: /Cash on delivery/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Place order · $591.00' }));
    await expect(onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ paymentMethodId: 'cod' }),
    );
  },
};

export const AboveCashOnDeliveryLimit: Story = {
  args: {
    paymentMethods: [
      ...samplePaymentMethods,
      { id: 'cod', kind: 'delivery', obstacle: { kind: 'amount', mostMinor: 50000 } },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/orders of up to \$500\.00/)).toBeVisible();
    await expect(canvas.queryByRole('radio', { name: /Cash on delivery/ })).toBeNull();
  },
};

const deliveries = [
  { method: 'courier' as const, freightMinor: 650 },
  { method: 'shopCourier' as const, freightMinor: 300 },
];
const onDeliveryChange = fn();

export const DeliveryOptions: Story = {
  args: {
    onDeliveryChange,
    shops: sampleCheckoutShops.map((shop, index) =>
      index === 0 ? { ...shop, delivery: { method: 'courier', options: deliveries } } : shop,
    ),
  },
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('group', { name: 'How Hearth & Clay delivers' });
    await userEvent.click(within(group).getByRole('radio', { name: /Brought by the shop/ }));
    await expect(onDeliveryChange).toHaveBeenCalledWith(
      { shopId: 11, method: 'shopCourier' },
      { reason: 'input', event: expect.any(Event) },
    );
  },
};

export const NothingShipped: Story = {
  args: {
    addresses: undefined,
    addressId: undefined,
    shops: sampleCheckoutShops.slice(0, 1).map((shop) => ({
      ...shop,
      freightMinor: 0,
      freeFreightMissingMinor: undefined,
      delivery: { method: 'virtual', options: [{ method: 'virtual', freightMinor: 0 }] },
    })),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('group', { name: 'Delivery address' })).toBeNull();
    await pay(canvasElement);
    await expect(onSubmit).toHaveBeenCalledWith(
      expect.not.objectContaining({ addressId: expect.anything() }),
    );
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
        new ShopperError('Only one of “Stoneware mug” is left. Change the cart and try again.'),
      ),
  },
  play: async ({ canvasElement }) => {
    await pay(canvasElement);
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('is left');
  },
};

export const Reserved: Story = {
  args: { reservation: { until: new Date(Date.now() + 4 * 60_000), held: true } },
  play: async ({ canvasElement }) => {
    const timer = within(canvasElement).getByRole('timer', { name: 'Time left' });
    await expect(timer).toHaveTextContent(/^3:\d\d$/);
  },
};

/** The choices are kept; prices and stock are reserved again. */
export const ReservationEnded: Story = {
  args: { reservation: { until: new Date(Date.now() - 1000), held: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Reserve again' })).toBeVisible();
  },
};

export const WritingToAShop: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [write] = canvas.getAllByText(/^Add a note for/);
    if (write) await userEvent.click(write);
    const [note] = canvas.getAllByRole('textbox', { name: /^Message to/ });
    if (!note) throw new Error('There is no message');
    await userEvent.type(note, 'Blue paper, please');
    await pay(canvasElement);
    await expect(onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ notes: [expect.objectContaining({ text: 'Blue paper, please' })] }),
    );
  },
};

export const PointsUsed: Story = {
  args: { pointsUsed: true, totals: { ...sampleTotals, pointsMinor: 1250, payMinor: 57850 } },
};

export const ShopDoesNotDeliver: Story = {
  args: {
    totalsProblem: 'Hearth & Clay does not deliver to this country. Please choose another address.',
  },
};

export const PriceChanged: Story = { args: { formerPayMinor: 50000 } };
export const SumsPending: Story = { args: { totalsPending: true } };
export const Loading: Story = { args: { state: 'loading' } };
export const Failed: Story = { args: { state: 'failed', onRetry: fn() } };
export const Expired: Story = { args: { state: 'expired', cartHref: '/order/shopping_cart' } };
