export * from './layout';
export type { AccountMenuItem } from './types';
