export { selectionColumn } from './selection-column';
export type { TableSelection } from './selection-column';
