export { OrderTabs } from './order-tabs';
export type { OrderTabsProps } from './order-tabs';
