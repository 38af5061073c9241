export { expansionColumn } from './expansion-column';
export type { TableExpansion, TableExpansionDetail } from './expansion-column';
