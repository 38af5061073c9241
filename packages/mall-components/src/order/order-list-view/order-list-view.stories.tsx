import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container } from '@vermilion/design-system/container';
import { Pagination } from '@vermilion/design-system/pagination';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { orderStates } from '../state-types';
import { sampleShopOrder, sampleUnpaidOrder } from '../testing/samples';
import { OrderActionTable } from './order-actions.docs';
import { OrderListView } from './order-list-view';
import { orderListViewDocs } from './order-list-view.docs';

const meta = {
  title: 'Mall/Order/Order list',
  component: OrderListView,
  args: {
    tab: 'toPay',
    onTabChange: fn(),
    counts: { toPay: 1, toShip: 2, toReceive: 1, toReview: 0, completed: 14, refunds: 2 },
    orders: [{ ...sampleUnpaidOrder, payUntil: new Date(Date.now() + 83 * 60_000) }],
    commands: { pay: fn(), cancel: fn(), confirmReceipt: fn(), delete: fn(), buyAgain: fn() },
    homeHref: '/',
    onRetry: fn(),
  },
  parameters: { documentation: orderListViewDocs, details: OrderActionTable, layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof OrderListView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ToPay: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^Pay now/ }));
    await expect(args.commands.pay).toHaveBeenCalledWith(sampleUnpaidOrder.orderNo);
  },
};

export const All: Story = {
  args: {
    tab: 'all',
    orders: [
      { ...sampleUnpaidOrder, payUntil: new Date(Date.now() + 83 * 60_000) },
      sampleShopOrder('toReceive', { orderNo: 'SH-returned', refund: { stage: 'applied' } }),
      sampleShopOrder('completed', { orderNo: 'SH-refunded', refund: { stage: 'refunded' } }),
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent('All');
    const returned = within(canvas.getByRole('article', { name: /SH-returned/ }));
    await expect(returned.getByText('Return/refund')).toBeVisible();
    await expect(returned.queryByRole('button', { name: /^Confirm receipt/ })).toBeNull();
  },
};

export const EveryState: Story = {
  args: {
    tab: 'completed',
    orders: orderStates.slice(1).map((state) => sampleShopOrder(state, { orderNo: `SH-${state}` })),
    pagination: (
      <Pagination
        label="Pages"
        previousLabel="Previous page"
        nextLabel="Next page"
        pageLabel={(page) => `Page ${page}`}
        page={1}
        pageCount={3}
        getHref={(page) => `?page=${page}`}
      />
    ),
  },
};

export const OnDelivery: Story = {
  args: {
    tab: 'toShip',
    orders: [
      sampleShopOrder('toShip', { collectMinor: 15800 }),
      sampleShopOrder('toReceive', { collectMinor: 15800 }),
    ],
  },
  play: async ({ canvasElement }) => {
    const [toShip] = within(canvasElement).getAllByRole('article');
    if (!toShip) throw new Error('There is no order');
    await expect(within(toShip).getByText('Pay on delivery')).toBeVisible();
    await expect(within(toShip).getByRole('button', { name: /^Cancel order/ })).toBeVisible();
  },
};

export const ConfirmReceipt: Story = {
  args: { tab: 'toReceive', orders: [sampleShopOrder('toReceive')] },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^Confirm receipt/ }));
    const dialog = await screen.findByRole('alertdialog');
    await expect(dialog).toHaveTextContent('check the items first');
  },
};

export const Refunds: Story = {
  args: {
    tab: 'refunds',
    orders: [],
    refunds: <p>The list of refunds, see Refund/Refund list.</p>,
  },
};
export const Empty: Story = { args: { orders: [] } };
export const Loading: Story = { args: { state: 'loading' } };
export const Failed: Story = { args: { state: 'failed' } };
