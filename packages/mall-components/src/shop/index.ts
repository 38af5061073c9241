export * from './shop-header';
export * from './shop-goods';
export type { Shop } from './types';
