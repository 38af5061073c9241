export { CategoryPanel } from './category-panel';
export type { CategoryPanelProps } from './category-panel';
export type { CategoryNode } from './types';
