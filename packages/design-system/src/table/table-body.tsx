import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { LinkBase } from '../link/link-context';
import { Skeleton } from '../skeleton/skeleton';
import { cellRecipe } from './cell-recipe';
import * as styles from './table.css';
import type { TableColumn } from './table-types';

interface RowProps<Row> {
  columns: readonly TableColumn<Row>[];
  rowHeader: string | undefined;
  cellClass: string;
  /** Content of a cell. */
  fill: (column: TableColumn<Row>) => ReactNode;
  href?: string;
  /** The expanded details. */
  details?: ReactNode;
}

/** A row: the cell that names it is a header and has the row's link. */
export function TableRow<Row>({
  columns,
  rowHeader,
  cellClass,
  fill,
  href,
  details,
}: RowProps<Row>) {
  return (
    <>
      <tr className={cx(styles.row, href !== undefined && styles.rowWithLink)}>
        {columns.map((column) => {
          const isHeader = column.id === rowHeader;
          const Cell = isHeader ? 'th' : 'td';
          return (
            <Cell
              key={column.id}
              {...(isHeader && { scope: 'row' })}
              className={cellRecipe({ kind: column.kind ?? 'text', className: cellClass })}
            >
              {isHeader && href !== undefined ? (
                <LinkBase href={href} className={styles.link}>
                  {fill(column)}
                </LinkBase>
              ) : (
                fill(column)
              )}
            </Cell>
          );
        })}
      </tr>
      {details && (
        <tr data-part="details">
          <td colSpan={columns.length} className={styles.details}>
            {details}
          </td>
        </tr>
      )}
    </>
  );
}

/** Placeholder rows: without headers, since they name nothing. */
export function TableSkeletonRows<Row>({
  count,
  ...row
}: Pick<RowProps<Row>, 'columns' | 'cellClass'> & { count: number }) {
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
