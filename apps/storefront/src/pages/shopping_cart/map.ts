import type { CartShop as WireShop } from '@vermilion/api-client';
import type { CartShop, InvalidCartRow } from '@vermilion/mall-components/cart';
import type { GuestCartRow } from '../../cart/guest-cart';
import { skuIdOf } from '../../cart/to-account-cart';
import { optionalMinor } from '../../data/wire';
import { specificationOf } from '../../order/map';
import { paths } from '../../paths';
import { rowsOf, textOf, wholeOf } from '../../data/rows';

/** The account's cart. */
export const toShops = (wire: readonly WireShop[]): CartShop[] =>
  rowsOf(wire, ({ merId = 0, merName, cartInfoList }) => ({
    id: merId,
    name: textOf(merName),
    href: paths.shop(merId),
    rows: rowsOf(cartInfoList, (row) => ({
      id: wholeOf(row.id),
      name: textOf(row.storeName),
      href: paths.goods(row.productId, { sku: skuIdOf(row) }),
      imageSrc: textOf(row.image),
      specification: specificationOf(row.suk ?? ''),
      priceMinor: optionalMinor(row.price) ?? 0,
      addedPriceMinor: optionalMinor(row.addedPrice),
      quantity: wholeOf(row.cartNum),
      stock: row.attrStatus === false ? 0 : wholeOf(row.stock ?? 0),
    })),
  }));

/** What can no longer be bought. */
export const toInvalid = (wire: readonly WireShop[]): InvalidCartRow[] =>
  wire.flatMap((shop) =>
    rowsOf(shop?.cartInfoList, ({ id, storeName, image, suk }) => ({
      id: wholeOf(id),
      name: textOf(storeName),
      imageSrc: textOf(image),
      specification: specificationOf(suk ?? ''),
    })),
  );

/** A guest's cart, by shop; its rows are known by their skus. */
export function toGuestShops(rows: readonly GuestCartRow[]): CartShop[] {
  const shops = new Map<number, CartShop>();
  for (const row of rows) {
    const { shopId: id, shopName: name } = row;
    const shop = shops.get(id) ?? { id, name, href: paths.shop(id), rows: [] };
    shops.set(id, shop);
    shop.rows.push({
      id: row.skuId,
      name: row.name,
      href: paths.goods(row.productId, { sku: row.skuId }),
      imageSrc: row.imageSrc,
      specification: row.specification,
      priceMinor: row.priceMinor,
      quantity: row.quantity,
      stock: row.stock,
    });
  }
  return [...shops.values()];
}
