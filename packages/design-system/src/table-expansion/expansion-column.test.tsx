import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Table } from '../table';
import { orderColumns, orderKey, orders } from '../table/table.sample';
import { because } from '../testing/because';
import { expansionColumn } from '.';

describe('expansionColumn', () => {
  it('expands and collapses the details of a row in a separate row', async () => {
    const onExpandedChange = vi.fn();
    function Orders() {
      const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set());
      const expansion = expansionColumn({
        rowKey: orderKey,
        expanded,
        onExpandedChange: (next, detail) => {
          onExpandedChange(next, detail);
          setExpanded(next);
        },
        columnLabel: 'Details',
        rowLabel: ({ number }) => `Details of ${number}`,
      });
      return (
        <Table
          caption="Orders"
          columns={[expansion, ...orderColumns]}
          rows={orders}
          rowKey={orderKey}
          rowHeader="number"
          details={(row) => expanded.has(row.number) && `Paid by card, ${row.shop}`}
          empty="None"
        />
      );
    }
    render(<Orders />);
    const button = screen.getByRole('button', { name: 'Details of 2042' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    expect(onExpandedChange).toHaveBeenCalledExactlyOnceWith(
      new Set(['2042']),
      because('rowToggle'),
    );
    expect(button).toHaveAttribute('aria-expanded', 'true');
    const details = screen.getByRole('cell', { name: 'Paid by card, Tea Room' });
    expect(details).toHaveAttribute('colspan', '5');
    await userEvent.keyboard('{Enter}');
    expect(screen.queryByText('Paid by card, Tea Room')).toBeNull();
  });
});
