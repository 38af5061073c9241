export { DetailTabs } from './detail-tabs';
export type { DetailTab, DetailTabsProps } from './detail-tabs';
