import type { CartRow as WireRow, CartShop as WireShop, SavedItem } from '@vermilion/api-client';
import type {
  CartRowModel,
  CartShop,
  InvalidCartRow,
  InvalidReason,
  SavedCartRow,
} from '@vermilion/mall-components/cart';
import { paths } from '../page-params/paths';
import type { MallFormat } from '../wire/mall-format';
import { integerOf, rowsOf, specificationOf, textOf } from '../wire/rows';
import { optionalMinor } from '../wire/wire';
import type { GuestCartRow } from './guest-cart';
import { skuIdOf } from './to-account-cart';

const reasons: readonly string[] = ['removed', 'offSale', 'shopClosed'] satisfies InvalidReason[];

const isReason = (reason: string): reason is InvalidReason => reasons.includes(reason);

/** Why goods are unavailable; undefined from servers that do not send it. */
const reasonOf = ({ invalidReason }: WireRow): InvalidReason | undefined =>
  invalidReason && isReason(invalidReason) ? invalidReason : undefined;

const toRow = (mall: MallFormat) => (row: WireRow) => ({
  id: integerOf(row.id),
  skuId: skuIdOf(row),
  name: textOf(row.storeName),
  href: paths.goods(row.productId, { sku: skuIdOf(row) }),
  imageSrc: textOf(row.image),
  specification: specificationOf(row.suk ?? ''),
  addedPriceMinor: optionalMinor(mall, row.addedPrice),
  quantity: integerOf(row.cartNum),
  stock: row.attrStatus === false ? 0 : integerOf(row.stock ?? 0),
});

/** The account's cart. */
export const toShops =
  (mall: MallFormat) =>
  (wire: readonly WireShop[]): CartShop[] =>
    rowsOf(wire, ({ merId = 0, merName, cartInfoList }) => ({
      id: merId,
      name: textOf(merName),
      href: paths.shop(merId),
      rows: rowsOf(cartInfoList, (row) => ({
        ...toRow(mall)(row),
        priceMinor: optionalMinor(mall, row.price) ?? 0,
      })),
    }));

/** Rows that are no longer available. */
export const toInvalid = (wire: readonly WireShop[]): InvalidCartRow[] =>
  wire.flatMap((shop) =>
    rowsOf(shop?.cartInfoList, (row) => ({
      id: integerOf(row.id),
      name: textOf(row.storeName),
      imageSrc: textOf(row.image),
      specification: specificationOf(row.suk ?? ''),
      reason: reasonOf(row),
    })),
  );

/** The account's items saved for later. */
export const toSaved =
  (mall: MallFormat) =>
  (wire: readonly SavedItem[]): SavedCartRow[] =>
    rowsOf(wire, (row) => ({
      ...toRow(mall)(row),
      priceMinor: optionalMinor(mall, row.price),
      reason: reasonOf(row),
    }));

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
