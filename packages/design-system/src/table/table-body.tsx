import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Skeleton } from '../skeleton/skeleton';
import * as styles from './table.css';
import type { TableColumn } from './table-types';

interface RowProps<Row> {
  columns: readonly TableColumn<Row>[];
  rowHeader: string | undefined;
  cellClass: string;
  /** What stands in a cell. */
  fill: (column: TableColumn<Row>) => ReactNode;
}

/** One row: the cell that names it is a header. */
export function TableRow<Row>({ columns, rowHeader, cellClass, fill }: RowProps<Row>) {
  return (
    <tr className={styles.row}>
      {columns.map((column) => {
        const isHeader = column.id === rowHeader;
        const Cell = isHeader ? 'th' : 'td';
        return (
          <Cell
            key={column.id}
            {...(isHeader && { scope: 'row' })}
            className={cx(styles.cell, styles.kinds[column.kind ?? 'text'], cellClass)}
          >
            {fill(column)}
          </Cell>
        );
      })}
    </tr>
  );
}

/** The places of rows to come: no header among them, since they name nothing yet. */
export function TableSkeletonRows<Row>({
  count,
  ...row
}: Omit<RowProps<Row>, 'fill' | 'rowHeader'> & { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    <TableRow
      key={index}
      {...row}
      rowHeader={undefined}
      fill={({ kind }) => (
        <Skeleton shape="text" width={kind ? 'full' : '3/4'} className={cx(kind && styles.place)} />
      )}
    />
  ));
}
