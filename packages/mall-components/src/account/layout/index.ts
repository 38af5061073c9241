export { AccountLayout } from './account-layout';
export type { AccountLayoutProps } from './account-layout';
