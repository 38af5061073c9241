import { sql } from 'kysely';

const isOnHoliday = (now: Date) =>
  sql<boolean>`coalesce(shop.holiday_from <= ${now} and shop.holiday_until > ${now}, false)`;

/**
 * Whether a SKU can be ordered at all, regardless of stock. For statements that join `sku`, `product` and `shop`.
 */
export const sellable = (now: Date) =>
  sql<boolean>`(product.is_on_sale and not product.is_removed and not sku.is_removed and shop.is_open
    and not ${isOnHoliday(now)})`;

/** Why goods cannot be ordered at all. */
export type UnsellableReason = 'removed' | 'offSale' | 'shopClosed';

/** The reason where goods are not `sellable`, else null. */
export const unsellableReason = (now: Date) =>
  sql<UnsellableReason | null>`case
    when product.is_removed or sku.is_removed then 'removed'
    when not product.is_on_sale then 'offSale'
    when not shop.is_open or ${isOnHoliday(now)} then 'shopClosed'
  end`;

/** The facts that decide whether goods can be ordered. */
export interface Availability {
  productName: string;
  skuName: string;
  isSellable: boolean;
  stock: number;
}

const nameOf = ({ productName, skuName }: Availability) =>
  skuName ? `“${productName}” (${skuName})` : `“${productName}”`;

/** Why this quantity cannot be ordered, as a message for the shopper; null when it can. */
export function orderObstacle(goods: Availability, quantity: number): string | null {
  if (!goods.isSellable) return `${nameOf(goods)} is no longer on sale.`;
  if (goods.stock <= 0) return `${nameOf(goods)} is sold out.`;
  if (goods.stock < quantity) {
    return `Only ${goods.stock} of ${nameOf(goods)} ${goods.stock === 1 ? 'is' : 'are'} left.`;
  }
  return null;
}

/** The reason code of an `orderObstacle`. */
export const obstacleReason = ({ isSellable }: Pick<Availability, 'isSellable'>) =>
  isSellable ? 'out-of-stock' : 'off-sale';

/** The message for goods whose remaining units are all held in others' checkouts. */
export const heldByOthersText = (goods: Availability): string =>
  `Other shoppers are about to buy the last of ${nameOf(goods)}. Please try again in a few minutes.`;
