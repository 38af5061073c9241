import type { MallFormat } from '@vermilion/mall-data/format';

/** A mall in dollars whose times are those of Shanghai. */
export const mall: MallFormat = {
  currency: 'USD',
  currencySymbol: undefined,
  decimals: 2,
  utcOffset: 480,
};
