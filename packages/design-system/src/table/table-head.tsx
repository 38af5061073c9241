import { cx } from 'class-variance-authority';
import { SortIcon } from '../icon/icons-action';
import { ArrowUpIcon } from '../icon/icons-direction';
import { cellRecipe } from './cell-recipe';
import * as styles from './table.css';
import type { OnSortChange, TableColumn, TableSort } from './table-types';

export interface TableHeadProps<Row> {
  columns: readonly TableColumn<Row>[];
  sort: TableSort | undefined;
  onSortChange: OnSortChange | undefined;
  cellClass: string;
}

/** The sort order after a press: the reverse of the same column, or the other column's default. */
export function nextSort<Row>(
  { id, sort: first = 'ascending' }: Pick<TableColumn<Row>, 'id' | 'sort'>,
  sort: TableSort | undefined,
): TableSort {
  if (sort?.column !== id) return { column: id, direction: first };
  const direction = sort.direction === 'ascending' ? 'descending' : 'ascending';
  return { column: id, direction };
}

/** Column headers; sortable ones are buttons. */
export function TableHead<Row>({ columns, sort, onSortChange, cellClass }: TableHeadProps<Row>) {
  return (
    <thead className={styles.head}>
      <tr>
        {columns.map((column) => {
          const { id, header, kind = 'text' } = column;
          const direction = sort?.column === id ? sort.direction : undefined;
          const Icon = direction ? ArrowUpIcon : SortIcon;
          return (
            <th
              key={id}
              scope="col"
              aria-sort={direction}
              className={cellRecipe({ kind, className: cellClass })}
            >
              {column.sort ? (
                <button
                  type="button"
                  data-part="sort"
                  onClick={({ nativeEvent: event }) =>
                    onSortChange?.(nextSort(column, sort), { reason: 'headPress', event })
                  }
                  className={styles.sort}
                >
                  {header}
                  <Icon
                    size="sm"
                    className={cx(styles.sortIcon, direction === 'descending' && styles.descending)}
                  />
                </button>
              ) : (
                header
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
