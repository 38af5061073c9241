import { Table } from '@vermilion/design-system/table';
import { selectionColumn } from '@vermilion/design-system/table-selection';
import { useState } from 'react';

const rowKey = (order: string) => order;

export function Example({ orders }: { orders: readonly string[] }) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const selection = selectionColumn({
    rows: orders,
    rowKey,
    selected,
    onSelectedChange: (next) => setSelected(next),
    allLabel: 'All orders',
    rowLabel: (order) => `Order ${order}`,
  });
  return (
    <Table
      caption="Orders"
      rows={orders}
      rowKey={rowKey}
      columns={[selection, { id: 'number', header: 'Number', cell: rowKey }]}
      empty="No order yet."
    />
  );
}
