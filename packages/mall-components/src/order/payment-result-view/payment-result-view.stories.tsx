import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PaymentResultView } from './payment-result-view';
import { paymentResultViewDocs } from './payment-result-view.docs';

const meta = {
  title: 'Mall/Order/Payment result',
  component: PaymentResultView,
  parameters: { documentation: paymentResultViewDocs },
  args: {
    result: 'paid',
    amountMinor: 59100,
    ordersHref: '/users/order_list',
    orders: [{ orderNo: 'PT260301K7QW2M9XD4', href: '/order/order_detail' }],
    homeHref: '/',
    onPayAgain: fn(),
    onCheckAgain: fn(),
  },
} satisfies Meta<typeof PaymentResultView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Checking: Story = { args: { result: 'checking' } };
/** A bank transfer, for example, arrives after days. */
export const Confirming: Story = {
  args: { result: 'confirming' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/You do not need to pay again/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Pay/ })).toBeNull();
  },
};
export const Paid: Story = {
  args: {
    orders: [
      { orderNo: 'SH260301A1B2C3D4E5', href: '/order/order_detail?1', shop: 'Harbour & Pine' },
      { orderNo: 'SH260301F6G7H8J9K0', href: '/order/order_detail?2', shop: '青禾茶事' },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Order numbers').closest('dt')).toBeVisible();
    const [, first, second] = canvas.getAllByRole('definition');
    await expect(first).toHaveTextContent('Harbour & Pine · SH260301A1B2C3D4E5');
    await expect(second).toHaveTextContent('青禾茶事 · SH260301F6G7H8J9K0');
  },
};
export const OnDelivery: Story = { args: { result: 'onDelivery' } };
export const Failed: Story = {
  args: { result: 'failed' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Pay again' }));
    await expect(args.onPayAgain).toHaveBeenCalledOnce();
  },
};
export const Unfinished: Story = { args: { result: 'unfinished' } };
export const Unknown: Story = { args: { result: 'unknown' } };
export const Cancelled: Story = { args: { result: 'cancelled', refundMinor: 59100 } };
export const Offline: Story = { args: { result: 'offline' } };
export const Missing: Story = {
  args: { result: 'missing', amountMinor: undefined, orders: [], onPayAgain: undefined },
};
