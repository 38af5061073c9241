import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { because } from '../testing/because';
import { serverMarkup } from '../testing/server-render';
import type { TableColumn, TableProps } from '.';
import { Table } from '.';

interface Order {
  number: string;
  shop: string;
  total: number;
}

const columns: TableColumn<Order>[] = [
  { id: 'number', header: 'Order', cell: ({ number }) => number, sort: 'ascending' },
  { id: 'shop', header: 'Shop', cell: ({ shop }) => shop },
  { id: 'total', header: 'Total', cell: ({ total }) => total, kind: 'number', sort: 'descending' },
];
const given: TableProps<Order> = {
  caption: 'Orders',
  columns,
  rows: [
    { number: '2041', shop: 'Linen House', total: 128 },
    { number: '2042', shop: 'Tea Room', total: 40 },
  ],
  rowKey: ({ number }) => number,
  empty: 'No orders yet.',
};

describe('Table', () => {
  it('has a name, column headers and row headers', () => {
    render(<Table {...given} captionHidden />);
    const table = screen.getByRole('table', { name: 'Orders' });
    expect(within(table).getAllByRole('columnheader')).toHaveLength(3);
    expect(within(table).getByRole('row', { name: '2041 Linen House 128' })).toBeInTheDocument();
    expect(
      within(table)
        .getAllByRole('rowheader')
        .map((head) => head.textContent),
    ).toEqual(['2041', '2042']);
  });

  it('links a row through its header cell', () => {
    render(<Table {...given} rowHref={({ number }) => `/orders/${number}`} />);
    const head = screen.getByRole('rowheader', { name: '2042' });
    const link = within(head).getByRole('link', { name: '2042' });
    expect(link).toHaveAttribute('href', '/orders/2042');
  });

  it('is a focusable region when its rows scroll below the header', () => {
    expect(serverMarkup(<Table {...given} maxHeight="200px" />)).not.toContain('style=');
    render(<Table {...given} maxHeight="200px" />);
    const region = screen.getByRole('region', { name: 'Orders' });
    expect(region).toHaveAttribute('tabindex', '0');
    expect(region).toHaveStyle({ maxHeight: '200px' });
  });

  it('announces loading first, then the given text', () => {
    const announcement = '1 of 2 orders chosen';
    const { rerender } = render(<Table {...given} announcement={announcement} />);
    expect(screen.getByRole('status')).toHaveTextContent(announcement);
    rerender(<Table {...given} {...{ announcement }} pending pendingLabel="Loading orders" />);
    expect(screen.getByRole('status')).toHaveTextContent('Loading orders');
  });

  it('can use another column as row header', () => {
    render(<Table {...given} rowHeader="shop" />);
    expect(screen.getByRole('rowheader', { name: 'Tea Room' })).toBeInTheDocument();
  });

  it.each(['{Enter}', ' '])(
    'requests the opposite direction of the sorted column on %j',
    async (key) => {
      const onSortChange = vi.fn();
      const sort = { column: 'number', direction: 'ascending' } as const;
      render(<Table {...given} sort={sort} onSortChange={onSortChange} />);
      const heads = screen
        .getAllByRole('columnheader')
        .map((head) => head.getAttribute('aria-sort'));
      expect(heads).toEqual(['ascending', null, null]);
      await userEvent.tab();
      expect(screen.getByRole('button', { name: 'Order' })).toHaveFocus();
      await userEvent.keyboard(key);
      expect(onSortChange).toHaveBeenCalledExactlyOnceWith(
        { ...sort, direction: 'descending' },
        because('headPress'),
      );
    },
  );

  it('requests the default direction of another column', async () => {
    const onSortChange = vi.fn();
    const sort = { column: 'number', direction: 'ascending' } as const;
    render(<Table {...given} sort={sort} onSortChange={onSortChange} />);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(onSortChange).toHaveBeenCalledExactlyOnceWith(
      {
        column: 'total',
        direction: 'descending',
      },
      because('headPress'),
    );
  });

  it('reserves the space of loading rows and announces loading', () => {
    render(<Table {...given} pending pendingLabel="Loading orders" />);
    expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    expect(screen.getAllByRole('row')).toHaveLength(3);
    expect(screen.queryByText('2041')).toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent('Loading orders');
  });

  it('shows its empty content instead of rows', () => {
    const { rerender } = render(<Table {...given} rows={[]} />);
    expect(screen.getByRole('cell')).toHaveTextContent('No orders yet.');
    expect(screen.getByRole('cell')).toHaveAttribute('colspan', '3');
    rerender(<Table {...given} failed="They could not be loaded." />);
    expect(screen.getByRole('cell')).toHaveTextContent('They could not be loaded.');
  });
});
