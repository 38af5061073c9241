import type { Settings } from '../config/settings';
import { imageUrl } from '../http/image-url';
import { toWire } from '../money/wire';

/** Columns from which a product in a list is made. */
export interface ListedProduct {
  id: number;
  image: string;
  name: string;
  price_minor: number;
  old_price_minor: number | null;
  sales: number;
  ficti: number;
  unit_name: string;
  stock: number;
  shop_id: number;
}

/** Goods in a list, in the wire's shape. */
export function toIndexProduct(settings: Settings, row: ListedProduct) {
  return {
    id: row.id,
    image: imageUrl(settings, row.image),
    storeName: row.name,
    price: toWire(row.price_minor),
    otPrice: moneyOrNull(row.old_price_minor),
    sales: row.sales,
    ficti: row.ficti,
    unitName: row.unit_name,
    stock: row.stock,
    merId: row.shop_id,
  };
}

export const moneyOrNull = (minor: number | null): string | null =>
  minor === null ? null : toWire(minor);
