import type { ReactNode } from 'react';

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

/** Rows on their way: their places are shown. */
export interface TableLoading {
  /** Said politely: "Loading orders". */
  label: string;
  /** How many places; as many as there are rows now, or five. */
  rows?: number;
}
