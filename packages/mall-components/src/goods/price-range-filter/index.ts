export { PriceRangeFilter } from './price-range-filter';
export type { PriceRangeFilterProps } from './price-range-filter';
