import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PaymentResultView } from '.';

const meta = {
  title: 'Mall/Order/Payment result',
  component: PaymentResultView,
  args: {
    result: 'paid',
    amountMinor: 59100,
    ordersHref: '/users/order_list',
    orderHref: '/order/order_detail',
    homeHref: '/',
    onPayAgain: fn(),
    onCheckAgain: fn(),
  },
} satisfies Meta<typeof PaymentResultView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Checking: Story = { args: { result: 'checking' } };
export const Paid: Story = {};
export const Failed: Story = {
  args: { result: 'failed' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Pay again' }));
    await expect(args.onPayAgain).toHaveBeenCalledOnce();
  },
};
export const Unfinished: Story = { args: { result: 'unfinished' } };
export const Unknown: Story = { args: { result: 'unknown' } };
