import type { Context } from '../kernel/context';
import type { ProductFilter } from '../listing/product-filter';
import type { ProductOrder } from '../listing/product-order';
import { fromWire } from '../money/wire';
import { chosenScopes } from './facet-values';
import { reachOfCoupons } from './reach';

type Direction = 'asc' | 'desc';

/** The query of the two product lists, as validated by the contract. */
export interface ListQuery {
  keyword?: string | undefined;
  minPrice?: string | undefined;
  maxPrice?: string | undefined;
  merId?: number | undefined;
  typeId?: number | undefined;
  minRating?: number | undefined;
  inStock?: boolean | undefined;
  isSelf?: boolean | undefined;
  isReduced?: boolean | undefined;
  hasCoupon?: boolean | undefined;
  /** Ids of values of facets, separated by commas. */
  values?: string | undefined;
  priceOrder?: Direction | undefined;
  salesOrder?: Direction | undefined;
  newOrder?: Direction | undefined;
}

const minorOf = ({ policy }: Context, price: string | undefined) =>
  price === undefined ? undefined : fromWire(policy, price);

/** The filters of the list, except categories, which differ between the calls. */
export async function filterOf(ctx: Context, query: ListQuery): Promise<ProductFilter> {
  const { inStock, isSelf, isReduced, hasCoupon } = query;
  return {
    minMinor: minorOf(ctx, query.minPrice),
    maxMinor: minorOf(ctx, query.maxPrice),
    shopId: query.merId,
    shopTypeId: query.typeId,
    minRating: query.minRating,
    ...(inStock && { inStock }),
    ...(isSelf && { isSelf }),
    ...(isReduced && { isReduced }),
    ...(hasCoupon && { reach: await reachOfCoupons(ctx) }),
    ...(query.values && { anyOf: await chosenScopes(ctx, query.values) }),
  };
}

/** Units sold take precedence over price, and price over age. */
export function orderOf({ salesOrder, priceOrder, newOrder }: ListQuery): ProductOrder {
  if (salesOrder) return { by: 'sold', direction: salesOrder };
  if (priceOrder) return { by: 'price', direction: priceOrder };
  if (newOrder) return { by: 'age', direction: newOrder };
  return { by: 'rank', direction: 'desc' };
}
