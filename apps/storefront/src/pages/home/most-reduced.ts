import type { GoodsSummary } from '@vermilion/mall-components/goods';

/** Of the price before, what is still to be paid. */
const left = ({ priceMinor, oldPriceMinor = 0 }: GoodsSummary) => priceMinor / oldPriceMinor;

/** The goods that are reduced by the greatest share; undefined if none are. */
export const mostReduced = (goods: readonly GoodsSummary[]): GoodsSummary | undefined =>
  goods
    .filter((one) => (one.oldPriceMinor ?? 0) > one.priceMinor)
    .sort((a, b) => left(a) - left(b))[0];
