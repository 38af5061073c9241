export { GoodsFacts } from './goods-facts';
export type { GoodsFactsProps } from './goods-facts';
export type { DeliveryTerms } from './types';
