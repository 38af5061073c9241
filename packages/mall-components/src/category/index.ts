export { CategoryPanel } from './category-panel';
export type { CategoryPanelProps } from './category-panel';
export type { LoadCategoryGoods } from './category-goods';
export type { CategoryNode } from './types';
