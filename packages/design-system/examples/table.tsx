import { EmptyState } from '@vermilion/design-system/empty-state';
import { Link } from '@vermilion/design-system/link';
import { Table, type TableSort } from '@vermilion/design-system/table';
import { useState } from 'react';

interface Order {
  number: string;
  total: string;
}

export function Example({ orders }: { orders: readonly Order[] }) {
  const [sort, setSort] = useState<TableSort>({ column: 'number', direction: 'descending' });
  return (
    <Table
      caption="Orders"
      rows={orders}
      rowKey={({ number }) => number}
      columns={[
        {
          id: 'number',
          header: 'Number',
          cell: ({ number }) => <Link href={`/orders/${number}`}>{number}</Link>,
          sort: 'descending',
        },
        { id: 'total', header: 'Total', kind: 'number', cell: ({ total }) => total },
      ]}
      sort={sort}
      onSortChange={(next) => setSort(next)}
      empty={<EmptyState size="sm">No order yet.</EmptyState>}
    />
  );
}
