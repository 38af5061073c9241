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
  /** What stands in a cell. */
  fill: (column: TableColumn<Row>) => ReactNode;
  href?: string;
  /** What stands below it. */
  details?: ReactNode;
}

/** One row: the cell that names it is a header, and its link that of the whole row. */
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

/** The places of rows to come: no header among them, since they name nothing yet. */
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
