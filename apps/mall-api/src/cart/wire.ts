import type { CartRow as WireRow, SavedItem } from '@vermilion/api-client';
import { imageUrl } from '../http/image-url';
import type { Deps } from '../kernel/context';
import { toWire } from '../money/wire';
import { invalidReason } from './rules';
import type { CartRow } from './store';

type Needs = Pick<Deps, 'settings' | 'policy'>;

/** Price and stock are omitted for goods that can no longer be ordered. */
export function toWireRow(deps: Needs, row: Omit<CartRow, 'isVirtual'>): WireRow {
  const isValid = row.unsellable === null;
  return {
    id: row.id,
    productId: row.productId,
    productAttrUnique: String(row.skuId),
    cartNum: row.quantity,
    image: imageUrl(deps.settings, row.skuImage || row.productImage),
    storeName: row.shownName,
    attrId: row.skuId,
    suk: row.shownSku,
    price: isValid ? toWire(deps.policy, row.priceMinor) : null,
    ...(isValid &&
      row.addedPriceMinor !== null && { addedPrice: toWire(deps.policy, row.addedPriceMinor) }),
    attrStatus: isValid && row.stock > 0,
    stock: isValid ? row.stock : null,
    invalidReason: invalidReason(row),
  };
}

export const toWireSaved = (deps: Needs, row: Omit<CartRow, 'isVirtual'>): SavedItem => ({
  ...toWireRow(deps, row),
  merId: row.shopId,
  merName: row.shopName,
});
