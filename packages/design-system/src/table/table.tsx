'use client';
import { cva, cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { useId } from 'react';
import type { PropsOf } from '../internal/component-props';
import { mergeProps } from '../internal/merge-props';
import { useDomStyle } from '../internal/use-dom-style';
import { useOverflow } from '../internal/use-overflow';
import { visuallyHidden } from '../visually-hidden/visually-hidden.css';
import type { ScrollEdges } from './scroll-edges';
import { scrollEdges } from './scroll-edges';
import * as styles from './table.css';
import { TableRow, TableSkeletonRows } from './table-body';
import { TableHead } from './table-head';
import type { OnSortChange, TableColumn, tableDensities, TableSort } from './table-types';

export type TableProps<Row> = PropsOf<
  'div',
  {
    /** Accessible name. */
    caption: ReactNode;
    /** Visually hides the caption, where a heading right above says the same. */
    captionHidden?: boolean;
    /** The columns, from the start of the line. */
    columns: readonly TableColumn<Row>[];
    /** The rows to show, sorted and cut to a page already. */
    rows: readonly Row[];
    /** Unique key of a row, which keeps its state when the order changes. */
    rowKey: (row: Row) => string | number;
    /** `id` of the column whose cells name their rows. Default: the first text column. */
    rowHeader?: string;
    /** Current sort order; the parent sorts the rows. */
    sort?: TableSort;
    /** Called as `(sort, detail)` with the order that the press of a header asks for. */
    onSortChange?: OnSortChange;
    /** Rows are loading; takes precedence over `failed`. */
    pending?: boolean;
    /** Announced while pending: "Loading orders". */
    pendingLabel?: string;
    /** Number of placeholder rows. Default: as many as there are rows now, or five. */
    pendingRows?: number;
    /** Loading failed: what happened, and a way to retry. Shown instead of rows. */
    failed?: ReactNode;
    /** Shown when there are no rows: an EmptyState. */
    empty: ReactNode;
    /** Space above and below the content of cells; `dense` for many rows at once. */
    density?: (typeof tableDensities)[number];
    /** Maximum height, from which rows scroll below a sticky header: "60dvh". Set once the page runs. */
    maxHeight?: string;
    /** URL of a row: the cell that names the row is the link, and the whole row is its target. */
    rowHref?: (row: Row) => string | undefined;
    /** Details of a row, shown in a row below it; nothing for collapsed rows. See `expansionColumn`. */
    details?: (row: Row) => ReactNode;
    /** Announced when it changes: "3 of 20 orders selected". */
    announcement?: string;
    children?: never;
  }
>;

const densityRecipe = /* @__PURE__ */ cva(null, { variants: { density: styles.densities } });
const captionRecipe = /* @__PURE__ */ cva(null, { variants: { caption: styles.captions } });

/** Similar items to compare. For facts about one object use DescriptionList. */
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
  const [box, edges] = useOverflow<HTMLDivElement, ScrollEdges>(scrollEdges, 'none');
  useDomStyle(box, 'max-height', maxHeight);
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
        className={cx(
          styles.scroll,
          maxHeight && styles.withHead,
          instead && !pending && styles.scrollInstead,
        )}
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
                  <div className={styles.insteadText}>{instead}</div>
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
