import { useState } from 'react';
import { DescriptionList } from '../description-list';
import { expansionColumn } from '../table-expansion';
import { selectionColumn } from '../table-selection';
import type { TableProps, TableSort } from '.';
import { Table } from '.';
import { type Order, orderColumns, orderKey, orders, sorted } from './table.sample';

/** Sorted by the headers. */
export function SortableOrders(props: TableProps<Order>) {
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
export function SelectableOrders(props: TableProps<Order>) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['2042']));
  const selection = selectionColumn({
    rows: orders,
    rowKey: orderKey,
    selected,
    onSelectedChange: setSelected,
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
export function ExpandableOrders(props: TableProps<Order>) {
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set(['2042']));
  const expansion = expansionColumn({
    rowKey: orderKey,
    expanded,
    onExpandedChange: setExpanded,
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
