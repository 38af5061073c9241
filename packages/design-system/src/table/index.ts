export { Table } from './table';
export type { TableProps } from './table';
export { tableColumnKinds, tableDensities } from './table-types';
export type { SortDirection, TableColumn, TableSort, TableSortDetail } from './table-types';
