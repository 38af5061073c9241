import type {
  CartRowModel,
  CartShop,
  InvalidCartRow,
  SavedCartRow,
} from '@vermilion/mall-components/cart';
import { paths } from '../page-params/paths';
import type { GuestCartRow } from './guest-cart';

/** A row stored in the browser; its id is the SKU. */
const toGuestRow = (row: GuestCartRow): CartRowModel => ({
  id: row.skuId,
  skuId: row.skuId,
  name: row.name,
  href: paths.goods(row.productId, { sku: row.skuId }),
  imageSrc: row.imageSrc,
  specification: row.specification,
  priceMinor: row.priceMinor,
  addedPriceMinor: row.addedPriceMinor,
  quantity: row.quantity,
  stock: row.stock,
});

/** The guest's items saved for later. */
export const toGuestSaved = (rows: readonly GuestCartRow[]): SavedCartRow[] =>
  rows.map((row) => ({ ...toGuestRow(row), reason: row.gone && 'offSale' }));

/** The unavailable rows of a guest's cart. */
export const toGuestInvalid = (rows: readonly GuestCartRow[]): InvalidCartRow[] =>
  rows.filter(({ gone }) => gone).map((row) => ({ ...toGuestRow(row), reason: 'offSale' }));

/** A guest's cart by shop; row ids are SKUs. */
export function toGuestShops(rows: readonly GuestCartRow[]): CartShop[] {
  const shops = new Map<number, CartShop>();
  for (const row of rows.filter(({ gone }) => !gone)) {
    const { shopId: id, shopName: name } = row;
    const shop = shops.get(id) ?? { id, name, href: paths.shop(id), rows: [] };
    shops.set(id, shop);
    shop.rows.push(toGuestRow(row));
  }
  return [...shops.values()];
}
