export { SortBar } from './sort-bar';
export type { SortBarProps } from './sort-bar';
