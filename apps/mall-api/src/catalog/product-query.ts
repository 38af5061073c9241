import { fromWire } from '../money/wire';
import type { ProductFilter } from './product-filter';
import type { ProductOrder } from './product-order';

type Direction = 'asc' | 'desc';

/** The query of the two product lists, as the contract lets it through. */
export interface ListQuery {
  keyword?: string | undefined;
  minPrice?: string | undefined;
  maxPrice?: string | undefined;
  priceOrder?: Direction | undefined;
  salesOrder?: Direction | undefined;
  newOrder?: Direction | undefined;
}

const minorOf = (price: string | undefined) => (price === undefined ? undefined : fromWire(price));

export const filterOf = ({ minPrice, maxPrice }: ListQuery): ProductFilter => ({
  minMinor: minorOf(minPrice),
  maxMinor: minorOf(maxPrice),
});

/** Sold units go before the price, the price before the age. */
export function orderOf({ salesOrder, priceOrder, newOrder }: ListQuery): ProductOrder {
  if (salesOrder) return { by: 'sold', direction: salesOrder };
  if (priceOrder) return { by: 'price', direction: priceOrder };
  if (newOrder) return { by: 'age', direction: newOrder };
  return { by: 'rank', direction: 'desc' };
}
