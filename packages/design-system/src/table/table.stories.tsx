import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Alert } from '../alert';
import { Button } from '../button';
import { EmptyState } from '../empty-state';
import { Link } from '../link';
import { Table, tableDensities } from '.';
import { tableDocs } from './table.docs';
import { ExpandableOrders, SelectableOrders, SortableOrders } from './table.examples';
import { type Order, orderColumns, orderKey, orders } from './table.sample';

const meta = {
  title: 'Design system/Data/Table',
  component: Table<Order>,
  parameters: { documentation: tableDocs },
  args: {
    caption: 'Orders',
    columns: orderColumns.map(({ sort: _sort, ...column }) => column),
    rows: orders,
    rowKey: orderKey,
    empty: <EmptyState size="sm">No orders yet. What you buy is listed here.</EmptyState>,
  },
  argTypes: { density: { control: 'inline-radio', options: tableDensities } },
} satisfies Meta<typeof Table<Order>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Dense: Story = { args: { density: 'dense' } };
export const CaptionHidden: Story = { args: { captionHidden: true } };
export const OnItsWay: Story = { args: { pending: true, pendingLabel: 'Loading orders' } };
export const Empty: Story = { args: { rows: [] } };
export const Failed: Story = {
  args: {
    rows: [],
    failed: (
      <Alert
        tone="critical"
        action={
          <Button size="sm" variant="secondary">
            Try again
          </Button>
        }
      >
        The orders could not be loaded: the connection was lost.
      </Alert>
    ),
  },
};

export const Sorting: Story = {
  render: (args) => <SortableOrders {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Total' }));
    const total = canvas.getByRole('columnheader', { name: 'Total' });
    await expect(total).toHaveAttribute('aria-sort', 'descending');
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('2044');
    await userEvent.keyboard('{Enter}');
    await expect(total).toHaveAttribute('aria-sort', 'ascending');
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('2041');
  },
};

export const Selection: Story = {
  render: (args) => <SelectableOrders {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const all = canvas.getByRole('checkbox', { name: 'All orders' });
    await waitFor(() => expect(all).toBePartiallyChecked());
    await userEvent.click(all);
    await expect(canvas.getByRole('checkbox', { name: 'Order 2044' })).toBeChecked();
    await expect(canvas.getByRole('status')).toHaveTextContent('5 of 5 orders chosen');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Order 2042' }));
    await expect(all).toBePartiallyChecked();
  },
};

export const Expansion: Story = {
  render: (args) => <ExpandableOrders {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('WB-2042')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Details of order 2041' }));
    await expect(canvas.getByText('WB-2041')).toBeVisible();
  },
};

/** The whole row follows its link; its controls work separately. */
export const RowLinks: Story = {
  args: {
    rowHref: ({ number }) => `#order-${number}`,
    columns: [
      ...orderColumns.map(({ sort: _sort, ...column }) => column),
      {
        id: 'again',
        header: 'Actions',
        kind: 'action',
        cell: ({ number }) => (
          <Button size="sm" aria-label={`Buy again: order ${number}`}>
            Buy again
          </Button>
        ),
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const link = canvas.getByRole('link', { name: '2041' });
    const shop = canvas.getByText('Linen House').getBoundingClientRect();
    const at = (box: DOMRect) =>
      document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    await expect(at(shop)).toBe(link);
    const button = canvas.getByRole('button', { name: 'Buy again: order 2041' });
    await expect(button.contains(at(button.getBoundingClientRect()))).toBe(true);
  },
};

/** The header is sticky while rows scroll. */
export const StickyHead: Story = {
  args: {
    maxHeight: '220px',
    rows: Array.from({ length: 6 }, (_, index) =>
      orders.map((order) => ({ ...order, number: String(Number(order.number) + index * 5) })),
    ).flat(),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const region = canvas.getByRole('region', { name: 'Orders' });
    region.scrollTop = 300;
    const head = canvas.getByRole('columnheader', { name: 'Shop' });
    await waitFor(() =>
      expect(head.getBoundingClientRect().top).toBeLessThan(
        region.getBoundingClientRect().top + 60,
      ),
    );
    await expect(head).toBeVisible();
  },
};

/** An overflowing table: a focusable region, with a shadow at the overflowing edge. */
export const Narrow: Story = {
  render: (args) => (
    <div style={{ maxWidth: 288 }}>
      <Table {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const region = await within(canvasElement).findByRole('region', { name: 'Orders' });
    await userEvent.tab();
    await expect(region).toHaveFocus();
    region.scrollLeft = 60;
    await waitFor(() => expect(region.parentElement).toHaveAttribute('data-more', 'both'));
  },
};

export const LongText: Story = {
  args: {
    rows: orders.map((order) => ({
      ...order,
      shop: 'The house of fine linen and hand-woven cloth at the old harbour',
      state: 'Waits for a paper',
    })),
    columns: [
      ...meta.args.columns,
      { id: 'open', header: 'Action', cell: () => <Link href="#order">Open</Link>, kind: 'action' },
    ],
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    caption: 'الطلبات',
    rows: orders.map((order) => ({ ...order, shop: 'بيت الكتّان', state: 'مدفوع' })),
    columns: meta.args.columns.map((column, index) => ({
      ...column,
      header: ['الطلب', 'المتجر', 'الحالة', 'المجموع'][index],
    })),
  },
};
