export { AccountLayout } from './layout/account-layout';
export type { AccountLayoutProps } from './layout/account-layout';
export type { AccountMenuItem } from './types';
