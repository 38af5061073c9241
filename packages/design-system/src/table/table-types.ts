import type { ReactNode } from 'react';
import type { ChangeDetail } from '../internal/change-detail';

/** All densities of Table. */
export const tableDensities = ['comfortable', 'dense'] as const;
/** All kinds of columns. */
export const tableColumnKinds = ['text', 'number', 'action'] as const;

/** As of the attribute `aria-sort`. */
export type SortDirection = 'ascending' | 'descending';

/** The order of the rows: by one column. */
export interface TableSort {
  /** `id` of the column. */
  column: string;
  /** Direction of the current order; its header has `aria-sort`. */
  direction: SortDirection;
}

/** A column of a Table. */
export interface TableColumn<Row> {
  /** Unique id, used by `sort` and `rowHeader`. */
  id: string;
  /** Content of the header, which names the cells below for assistive technology. */
  header: ReactNode;
  /** Content of the column's cell in a row. */
  cell: (row: Row) => ReactNode;
  /** `number`: end-aligned, with tabular figures. `action`: end-aligned, as narrow as possible. */
  kind?: (typeof tableColumnKinds)[number];
  /** Makes the column sortable; the direction of its first press. */
  sort?: SortDirection;
}

/** Why the order changes: a header was pressed. */
export type TableSortDetail = ChangeDetail<'headPress'>;
export type OnSortChange = (sort: TableSort, detail: TableSortDetail) => void;
