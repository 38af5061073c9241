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
  /** Unique id, used by `sort` and `rowHeader`. */
  id: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  /** `number`: end-aligned, with tabular figures. `action`: end-aligned, as narrow as possible. */
  kind?: (typeof tableColumnKinds)[number];
  /** Makes the column sortable; the direction of its first press. */
  sort?: SortDirection;
}

export type TableSortDetail = ChangeDetail<'headPress'>;
export type OnSortChange = (sort: TableSort, detail: TableSortDetail) => void;
