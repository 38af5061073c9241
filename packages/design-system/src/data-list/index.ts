export { DataList } from './data-list';
export type { DataListItem, DataListProps } from './data-list';
