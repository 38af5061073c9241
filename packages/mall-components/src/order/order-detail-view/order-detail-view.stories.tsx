import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container } from '@vermilion/design-system/container';
import { expect, fn, userEvent, within } from 'storybook/test';
import { sampleOrder, samplePricedShop } from '../testing/samples';
import { OrderDetailView } from './order-detail-view';
import { orderDetailViewDocs } from './order-detail-view.docs';

const commands = { pay: fn(), cancel: fn(), confirmReceipt: fn(), delete: fn(), buyAgain: fn() };

const meta = {
  title: 'Mall/Order/Order detail',
  component: OrderDetailView,
  args: { order: sampleOrder('toReceive'), commands, helpHref: '/help/delivery_returns' },
  parameters: { documentation: orderDetailViewDocs, layout: 'fullscreen' },
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

export const Unpaid: Story = {
  args: { order: sampleOrder('unpaid', { payUntil: new Date(Date.now() + 23 * 60_000) }) },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^Pay now/ }));
    await expect(commands.pay).toHaveBeenCalledWith('PT2026112108140001');
  },
};
/** A bank transfer, for example, arrives after days. */
export const PaymentConfirming: Story = {
  args: {
    order: sampleOrder('unpaid', {
      isPaymentProcessing: true,
      paymentNotes: [{ kind: 'processing', minor: 15450, at: new Date('2026-11-21T08:20:00Z') }],
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      canvas.getByRole('heading', { name: /^Payment is being confirmed/ }),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Pay now/ })).toBeNull();
  },
};
/** What happened to the payment at its provider, without the mall. */
export const PaymentDisputed: Story = {
  args: {
    order: sampleOrder('toShip', {
      paymentNotes: [
        { kind: 'refunded', minor: 2000, at: new Date('2026-11-22T09:00:00Z') },
        { kind: 'disputed', minor: 13450, at: new Date('2026-11-23T10:30:00Z') },
        { kind: 'disputeLost', minor: 13450, at: new Date('2026-11-29T16:05:00Z') },
      ],
    }),
  },
  play: async ({ canvasElement }) => {
    const payment = within(within(canvasElement).getByRole('region', { name: 'Payment' }));
    const amounts = payment.getAllByRole('definition').map(({ textContent }) => textContent);
    await expect(amounts).toEqual(['$20.00', '$134.50', '$134.50']);
  },
};
export const ToShip: Story = { args: { order: sampleOrder('toShip') } };
export const ToReceive: Story = {};
/** Later than promised, which its heading says. */
export const Late: Story = {
  args: {
    order: sampleOrder('toReceive', {
      arrival: { from: '2026-11-21', until: '2026-11-25', late: true },
    }),
  },
  play: async ({ canvasElement }) => {
    const heading = within(canvasElement).getByRole('heading', { level: 1 });
    await expect(heading).toHaveTextContent('Later than promised: was due by Wed, Nov 25');
  },
};
/** Goods of a mall that does not know when they arrive. */
export const NoDates: Story = { args: { order: sampleOrder('toShip', { arrival: undefined }) } };
/** Cash on delivery: can be cancelled until the shop begins with it. */
export const ToShipOnDelivery: Story = {
  args: {
    order: sampleOrder('toShip', {
      paidAt: undefined,
      paymentMethod: 'Cash on delivery',
      collectMinor: 15450,
      isPaidOnDelivery: true,
      isCancellable: true,
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/You pay \$154\.50 when/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Cancel order/ })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^Request a refund/ })).toBeNull();
  },
};
export const ToReceiveOnDelivery: Story = {
  args: {
    order: sampleOrder('toReceive', {
      paidAt: undefined,
      paymentMethod: 'Cash on delivery',
      collectMinor: 15450,
      isPaidOnDelivery: true,
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/Please have \$154\.50 ready/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Confirm receipt/ })).toBeNull();
  },
};
/** Virtual goods: the delivered text is on the page. */
export const DeliveredOnline: Story = {
  args: {
    order: sampleOrder('toReceive', {
      deliveryMethod: 'virtual',
      logistics: undefined,
      deliveredText: 'Your code: 7HK2-93QD-0XWP',
      freightMinor: 0,
      recipient: { name: '', phone: '', address: '' },
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/7HK2-93QD-0XWP/)).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Recipient' })).toBeNull();
  },
};
export const ShopCourier: Story = {
  args: {
    order: sampleOrder('toReceive', {
      deliveryMethod: 'shopCourier',
      logistics: { courierName: 'Lars', courierPhone: '+46 700000000', traces: [] },
    }),
  },
};
export const NoTraceYet: Story = {
  args: {
    order: sampleOrder('toReceive', {
      logistics: { courierName: 'Lars', courierPhone: '+46 700000000', traces: [] },
    }),
  },
};
export const PriceExplained: Story = {
  args: { order: sampleOrder('toReceive', { shops: [samplePricedShop] }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Why this price' }));
    const row = canvas.getByRole('row', { name: /Stoneware mug/ });
    await expect(row).toHaveTextContent(/14\.50.*× 2.*1\.84.*3\.00.*30\.16/);
    await expect(canvas.getByRole('row', { name: /^Total/ })).toHaveTextContent('154.50');
  },
};
export const WithReceipt: Story = {
  args: { issuer: { name: 'Vermilion', address: '1 Harbour Road, Singapore 099253' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Print receipt' })).toBeVisible();
  },
};
export const RefundApplied: Story = {
  args: {
    order: sampleOrder('toShip', { refund: { stage: 'applied', href: '/users/refund_list' } }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/You have applied for a refund/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'View the refund' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /Request a refund/ })).toBeNull();
  },
};
export const SendGoodsBack: Story = {
  args: {
    order: sampleOrder('toReview', { refund: { stage: 'toReturn', href: '/order/refund_detail' } }),
  },
};
export const PiecesRefunded: Story = {
  args: {
    order: sampleOrder('completed', {
      shops: [
        {
          ...samplePricedShop,
          lines: samplePricedShop.lines.map((line, index) => ({
            ...line,
            quantity: 3,
            pieces: index === 0 ? { refunding: 1, refunded: 2 } : { refunding: 0, refunded: 1 },
          })),
        },
      ],
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('1 item is being refunded')).toBeVisible();
    await expect(canvas.getByText('2 items are refunded')).toBeVisible();
  },
};
export const Refunded: Story = {
  args: {
    order: sampleOrder('completed', { refund: { stage: 'refunded', href: '/users/refund_list' } }),
  },
};
export const ToReview: Story = { args: { order: sampleOrder('toReview') } };
export const Completed: Story = { args: { order: sampleOrder('completed') } };
export const Cancelled: Story = { args: { order: sampleOrder('cancelled') } };
export const Loading: Story = { args: { state: 'loading' } };
export const Failed: Story = { args: { state: 'failed', onRetry: fn() } };
