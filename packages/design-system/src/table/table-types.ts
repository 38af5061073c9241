import type { ReactNode } from 'react';
import type { ChangeDetail } from '../internal/change-detail';

export const tableDensities = ['comfortable', 'dense'] as const;
export const tableColumnKinds = ['text', 'number', 'action'] as const;

export type SortDirection = 'ascending' | 'descending';

export interface TableSort {
  /** `id` of the column. */
  column: string;
  direction: SortDirection;
}

export interface TableColumn<Row> {
  /** Each once; the name of the column in `sort` and `rowHeader`. */
  id: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  /** `number`: at the end, in figures of one width. `action`: at the end, as narrow as it can be. */
  kind?: (typeof tableColumnKinds)[number];
  /** The column sorts; the direction is that of the first press. */
  sort?: SortDirection;
}

export type TableSortDetail = ChangeDetail<'headPress'>;
export type OnSortChange = (sort: TableSort, detail: TableSortDetail) => void;
