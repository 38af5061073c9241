import type { MallFormat } from '../mall-format';

/** A mall in dollars whose times are those of Shanghai. */
export const mall: MallFormat = {
  currency: 'USD',
  currencySymbol: undefined,
  decimals: 2,
  utcOffset: 480,
};
