import type { GuestCartRow } from './guest-cart';
import { MAX_QUANTITY, withoutSkus, withRow } from './guest-cart';
import {
  readStoredCart,
  readStoredSaved,
  updateGuestCart,
  updateGuestSaved,
} from './guest-cart-store';

type Rows = readonly GuestCartRow[];

/** Saves a row for later; quantities of the same SKU add up, regardless of the stock. */
function withSaved(saved: Rows, { merge: _merge, refused: _refused, ...row }: GuestCartRow): Rows {
  const before = saved.find(({ skuId }) => skuId === row.skuId)?.quantity ?? 0;
  const quantity = Math.min(MAX_QUANTITY, before + row.quantity);
  return [{ ...row, quantity }, ...withoutSkus(saved, [row.skuId])];
}

/** Moves rows from the guest's cart to the saved items. */
export function saveGuestRows(skuIds: readonly number[]) {
  const leaving = readStoredCart().filter(({ skuId }) => skuIds.includes(skuId));
  updateGuestSaved((saved) => leaving.reduceRight(withSaved, saved));
  updateGuestCart((rows) => withoutSkus(rows, skuIds));
}

/** Moves saved items back to the guest's cart, up to the stock; returns the number of units left. */
export function moveGuestRowsBack(skuIds: readonly number[]): number {
  let stayed = 0;
  for (const row of readStoredSaved().filter(({ skuId }) => skuIds.includes(skuId))) {
    const inCart = readStoredCart().find(({ skuId }) => skuId === row.skuId)?.quantity ?? 0;
    const room = row.gone ? 0 : Math.min(MAX_QUANTITY, row.stock) - inCart;
    const units = Math.max(0, Math.min(room, row.quantity));
    const rest = row.quantity - units;
    stayed += rest;
    if (units > 0) updateGuestCart((rows) => withRow(rows, { ...row, quantity: units }));
    updateGuestSaved((saved) =>
      rest === 0
        ? withoutSkus(saved, [row.skuId])
        : saved.map((one) => (one.skuId === row.skuId ? { ...one, quantity: rest } : one)),
    );
  }
  return stayed;
}
