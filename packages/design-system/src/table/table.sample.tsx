import { useState } from 'react';
import { Badge } from '../badge';
import type { BadgeTone } from '../badge';
import { DescriptionList } from '../description-list';
import { expansionColumn } from '../table-expansion';
import { selectionColumn } from '../table-selection';
import type { TableColumn, TableProps, TableSort } from '.';
import { Table } from '.';

/** Orders for the examples of Table. */
export interface Order {
  number: string;
  shop: string;
  state: string;
  tone: BadgeTone;
  total: number;
}

const names = ['Linen House', 'Tea Room', 'Northern Lamps', 'Clay & Co', 'Little Books'];
const states = [
  ['Paid', 'positive'],
  ['On its way', 'info'],
  ['Refused', 'critical'],
] as const;

export const orders: Order[] = names.map((shop, index) => {
  const [state, tone] = states[index % states.length] ?? states[0];
  return { number: String(2041 + index), shop, state, tone, total: ((index * 379) % 700) + 28.4 };
});

export const orderColumns: TableColumn<Order>[] = [
  { id: 'number', header: 'Order', cell: ({ number }) => number, sort: 'ascending' },
  { id: 'shop', header: 'Shop', cell: ({ shop }) => shop, sort: 'ascending' },
  { id: 'state', header: 'State', cell: ({ state, tone }) => <Badge tone={tone}>{state}</Badge> },
  {
    id: 'total',
    header: 'Total',
    cell: ({ total }) => `$${total.toFixed(2)}`,
    kind: 'number',
    sort: 'descending',
  },
];

export const orderKey = ({ number }: Order) => number;

/** As returned by a server. */
export function sorted({ column, direction }: TableSort): Order[] {
  const value = (order: Order) => (column === 'total' ? order.total : order.shop + order.number);
  const rising = orders.toSorted((one, other) => {
    if (column === 'number') return Number(one.number) - Number(other.number);
    return value(one) < value(other) ? -1 : 1;
  });
  return direction === 'ascending' ? rising : rising.toReversed();
}

/** Sorted by the headers. */
export function SortedOrders(props: TableProps<Order>) {
  const [sort, setSort] = useState<TableSort>({ column: 'number', direction: 'ascending' });
  return (
    <Table
      {...props}
      columns={orderColumns}
      rows={sorted(sort)}
      sort={sort}
      onSortChange={setSort}
    />
  );
}

/** Rows can be selected. */
export function ChosenOrders(props: TableProps<Order>) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['2042']));
  const selection = selectionColumn({
    ...{ rows: orders, rowKey: orderKey, selected, onSelectedChange: setSelected },
    allLabel: 'All orders',
    rowLabel: ({ number }) => `Order ${number}`,
  });
  return (
    <Table
      {...props}
      columns={[selection, ...props.columns]}
      rowHeader="number"
      announcement={`${selected.size} of ${orders.length} orders chosen`}
    />
  );
}

/** Rows expand to their details. */
export function OpenedOrders(props: TableProps<Order>) {
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set(['2042']));
  const expansion = expansionColumn({
    ...{ rowKey: orderKey, expanded, onExpandedChange: setExpanded },
    columnLabel: 'Details',
    rowLabel: ({ number }) => `Details of order ${number}`,
  });
  return (
    <Table
      {...props}
      columns={[expansion, ...props.columns]}
      rowHeader="number"
      details={({ number, shop }) =>
        expanded.has(number) && (
          <DescriptionList
            items={[
              { term: 'Sent by', description: shop },
              { term: 'Waybill', description: `WB-${number}` },
            ]}
          />
        )
      }
    />
  );
}
