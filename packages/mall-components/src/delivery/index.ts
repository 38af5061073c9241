export { ArrivalDates } from './arrival-dates';
export type { ArrivalDatesProps } from './arrival-dates';
export type { Arrival } from './arrival-types';
export { DeliveryCountry } from './delivery-country';
export type { DeliveryCountryProps } from './delivery-country';
export { formatDays } from './format-days';
export { GoodsFacts } from './goods-facts';
export type { GoodsFactsProps } from './goods-facts';
export type { DeliveryTerms } from './types';
