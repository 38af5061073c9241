export { Table } from './table';
export type { TableProps } from './table';
export { selectionColumn } from './selection-column';
export type { TableSelection } from './selection-column';
export { tableColumnKinds, tableDensities } from './table-types';
export type { SortDirection, TableColumn, TableLoading, TableSort } from './table-types';
