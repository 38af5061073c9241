export { AccountLayout } from './account-layout';
export type { AccountLayoutProps } from './account-layout';
export type { AccountMenuItem } from './types';
