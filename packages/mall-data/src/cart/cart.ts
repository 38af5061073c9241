import type { CartRow as WireRow, CartShop as WireShop, SavedItem } from '@vermilion/api-client';
import type {
  CartShop,
  InvalidCartRow,
  InvalidReason,
  SavedCartRow,
} from '@vermilion/mall-components/cart';
import type { Mall } from '../format/mall';
import { integerOf, rowsOf, specificationOf, textOf } from '../format/rows';
import { optionalMinor } from '../format/wire';
import { skuIdOf } from './account-cart';

const reasons: readonly string[] = ['removed', 'offSale', 'shopClosed'] satisfies InvalidReason[];

const isReason = (reason: string): reason is InvalidReason => reasons.includes(reason);

/** Why goods are unavailable; undefined from servers that do not send it. */
const reasonOf = ({ invalidReason }: WireRow): InvalidReason | undefined =>
  invalidReason && isReason(invalidReason) ? invalidReason : undefined;

const toRow = (mall: Mall) => (row: WireRow) => ({
  id: integerOf(row.id),
  skuId: skuIdOf(row),
  name: textOf(row.storeName),
  href: mall.links.goods(row.productId, { sku: skuIdOf(row) }),
  imageSrc: textOf(row.image),
  specification: specificationOf(row.suk ?? ''),
  addedPriceMinor: optionalMinor(mall, row.addedPrice),
  quantity: integerOf(row.cartNum),
  stock: row.attrStatus === false ? 0 : integerOf(row.stock ?? 0),
});

/** The account's cart. */
export const toShops =
  (mall: Mall) =>
  (wire: readonly WireShop[]): CartShop[] =>
    rowsOf(wire, ({ merId = 0, merName, cartInfoList, arrival }) => ({
      id: merId,
      arrival,
      name: textOf(merName),
      href: mall.links.shop(merId),
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
  (mall: Mall) =>
  (wire: readonly SavedItem[]): SavedCartRow[] =>
    rowsOf(wire, (row) => ({
      ...toRow(mall)(row),
      priceMinor: optionalMinor(mall, row.price),
      reason: reasonOf(row),
    }));
