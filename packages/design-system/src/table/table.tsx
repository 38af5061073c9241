'use client';
import { cva, cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { useId } from 'react';
import type { PropsOf } from '../internal/component-props';
import { mergeProps } from '../internal/merge-props';
import { visuallyHidden } from '../visually-hidden/visually-hidden.css';
import { TableSkeletonRows, TableRow } from './table-body';
import { TableHead } from './table-head';
import type { OnSortChange, TableColumn, TableSort, tableDensities } from './table-types';
import * as styles from './table.css';
import { useScrollEdges } from './use-scroll-edges';

export type TableProps<Row> = PropsOf<
  'div',
  {
    /** What the table holds: its accessible name. */
    caption: ReactNode;
    /** Keep the caption for assistive technology only, where a heading right above says the same. */
    captionHidden?: boolean;
    columns: readonly TableColumn<Row>[];
    rows: readonly Row[];
    rowKey: (row: Row) => string | number;
    /** `id` of the column whose cells name their rows; the first text column when absent. */
    rowHeader?: string;
    /** The order that the rows have; who holds the rows sorts them. */
    sort?: TableSort;
    /** A head was pressed: the order asked for. */
    onSortChange?: OnSortChange;
    /** Rows are on their way; comes before `failed`. */
    pending?: boolean;
    /** Read out meanwhile: "Loading orders". */
    pendingLabel?: string;
    /** How many places of rows are shown meanwhile; as many as there are rows now, or five. */
    pendingRows?: number;
    /** They could not be loaded: what happened, and a way to try again. Shown instead of rows. */
    failed?: ReactNode;
    /** There are none: an EmptyState. */
    empty: ReactNode;
    density?: (typeof tableDensities)[number];
    /** Height from which rows scroll below the head, which stays in sight: "60dvh". */
    maxHeight?: string;
    /** Where a row leads: the link is the cell that names the row, and a press anywhere on it follows. */
    rowHref?: (row: Row) => string | undefined;
    /** More about a row, in a row of its own below it; nothing for rows that are closed. See `expansionColumn`. */
    details?: (row: Row) => ReactNode;
    /** Read out when it changes: "3 of 20 orders chosen". */
    announcement?: string;
    children?: never;
  }
>;

const densityRecipe = /* @__PURE__ */ cva(null, { variants: { density: styles.densities } });
const captionRecipe = /* @__PURE__ */ cva(null, { variants: { caption: styles.captions } });

/** Many things alike, to be compared. For facts about one thing use DescriptionList. */
export function Table<Row>({
  caption,
  captionHidden = false,
  columns,
  rows,
  rowKey,
  rowHeader = columns.find(({ kind = 'text' }) => kind === 'text')?.id,
  sort,
  onSortChange,
  pending = false,
  pendingLabel,
  pendingRows,
  failed,
  empty,
  density = 'comfortable',
  maxHeight,
  rowHref,
  details,
  announcement,
  ...rest
}: TableProps<Row>) {
  const captionId = useId();
  const [box, edges] = useScrollEdges();
  const cellClass = densityRecipe({ density });
  const instead = failed ?? (rows.length === 0 && empty);
  return (
    <div
      {...mergeProps(
        { 'data-component': 'table', 'data-more': edges, className: styles.frame },
        rest,
      )}
    >
      <div
        ref={box}
        data-part="scroll"
        className={cx(styles.scroll, maxHeight && styles.withHead)}
        style={{ maxHeight }}
        {...((edges !== 'none' || maxHeight) && {
          role: 'region',
          'aria-labelledby': captionId,
          tabIndex: 0,
        })}
      >
        <table aria-busy={pending || undefined} className={styles.table}>
          <caption
            id={captionId}
            className={captionRecipe({ caption: captionHidden ? 'hidden' : 'visible' })}
          >
            <span className={styles.captionText}>{caption}</span>
          </caption>
          <TableHead {...{ columns, sort, onSortChange, cellClass }} />
          <tbody>
            {pending ? (
              <TableSkeletonRows
                count={pendingRows ?? (rows.length || 5)}
                {...{ columns, cellClass }}
              />
            ) : instead ? (
              <tr>
                <td colSpan={columns.length} className={styles.instead}>
                  {instead}
                </td>
              </tr>
            ) : (
              rows.map((row) => (
                <TableRow
                  key={rowKey(row)}
                  {...{ columns, rowHeader, cellClass }}
                  href={rowHref?.(row)}
                  details={details?.(row)}
                  fill={({ cell }) => cell(row)}
                />
              ))
            )}
          </tbody>
        </table>
      </div>
      <div role="status" className={visuallyHidden}>
        {pending ? pendingLabel : announcement}
      </div>
    </div>
  );
}
