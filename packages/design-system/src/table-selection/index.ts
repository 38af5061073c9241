export { selectionColumn } from './selection-column';
export type { TableSelection, TableSelectionDetail } from './selection-column';
