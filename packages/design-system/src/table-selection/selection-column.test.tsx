import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { Table } from '../table';
import { selectionColumn } from '.';

const rows = ['2041', '2042'];
const rowKey = (row: string) => row;

function Orders({ chosen }: { chosen: string[] }) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(chosen));
  const selection = selectionColumn({
    rows,
    rowKey,
    selected,
    onSelectedChange: setSelected,
    allLabel: 'All orders',
    rowLabel: (row) => `Order ${row}`,
  });
  return (
    <>
      <Table
        {...{ rows, rowKey }}
        caption="Orders"
        columns={[selection, { id: 'number', header: 'Order', cell: (row) => row }]}
        empty="None"
      />
      <output>{[...selected].join()}</output>
    </>
  );
}
const box = (name: string) => screen.getByRole('checkbox', { name });

describe('selectionColumn', () => {
  it('selects rows with Space, and all visible rows in the header', async () => {
    render(<Orders chosen={['1999']} />);
    expect(box('All orders')).not.toBePartiallyChecked();
    box('Order 2042').focus();
    await userEvent.keyboard(' ');
    expect(box('All orders')).toBePartiallyChecked();
    await userEvent.click(box('All orders'));
    expect(box('All orders')).toBeChecked();
    await userEvent.click(box('All orders'));
    expect(box('Order 2041')).not.toBeChecked();
    expect(screen.getByText('1999')).toBeInTheDocument();
  });

  it('leaves the row header to the next column', () => {
    render(<Orders chosen={[]} />);
    expect(screen.getByRole('rowheader', { name: '2041' })).toBeInTheDocument();
  });
});
