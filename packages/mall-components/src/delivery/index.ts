export { ArrivalDates } from './arrival-dates';
export type { ArrivalDatesProps } from './arrival-dates';
export type { Arrival } from './arrival-types';
export { formatDays } from './format-days';
export { GoodsFacts } from './goods-facts';
export type { GoodsFactsProps } from './goods-facts';
export type { DeliveryTerms } from './types';
