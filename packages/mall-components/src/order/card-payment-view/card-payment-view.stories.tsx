import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CardPaymentView } from './card-payment-view';
import { cardPaymentViewDocs } from './card-payment-view.docs';

const meta = {
  title: 'Mall/Order/Card payment',
  component: CardPaymentView,
  parameters: { documentation: cardPaymentViewDocs },
  args: {
    state: 'ready',
    amountMinor: 59100,
    order: { orderNo: 'PT260301K7QW2M9XD4', href: '/order/order_detail' },
    formRef: (node: HTMLDivElement | null) => {
      if (node) node.textContent = 'The provider’s form stands here.';
    },
    onPay: fn(),
    onReload: fn(),
    onStartAgain: fn(),
    resultHref: '/order/payment_result',
    ordersHref: '/users/order_list',
  },
} satisfies Meta<typeof CardPaymentView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { state: 'loading', formRef: () => {} } };
export const Ready: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^Pay/ }));
    await expect(args.onPay).toHaveBeenCalledOnce();
  },
};
export const WithoutOrder: Story = { args: { amountMinor: undefined, order: undefined } };
export const Declined: Story = { args: { problem: 'Your card was declined.' } };
export const Paying: Story = {
  args: { onPay: fn(() => new Promise(() => {})) },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^Pay/ }));
  },
};
export const Processing: Story = { args: { state: 'processing' } };
export const Blocked: Story = {
  args: { state: 'blocked' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};
export const Expired: Story = {
  args: { state: 'expired' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Pay again' }));
    await expect(args.onStartAgain).toHaveBeenCalledOnce();
  },
};
export const Unavailable: Story = { args: { state: 'unavailable' } };
export const Misconfigured: Story = { args: { state: 'misconfigured' } };
