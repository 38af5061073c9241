import type { ProductDetail } from '@vermilion/api-client';
import { toMatrix } from '../data/sku-matrix';
import type { GuestCartRow } from './guest-cart';

/**
 * A row with the current price and stock, its original price, and `gone` if unavailable. `undefined` goods
 * are off sale. Returns the same object when nothing has changed.
 */
export function refreshedRow(row: GuestCartRow, detail: ProductDetail | undefined): GuestCartRow {
  const sku = detail && toMatrix(detail).skus.find(({ id }) => id === row.skuId);
  if (!sku) return row.gone ? row : { ...row, gone: true };
  const { stock, priceMinor } = sku;
  if (!row.gone && stock === row.stock && priceMinor === row.priceMinor) return row;
  const { gone: _gone, ...kept } = row;
  return { ...kept, stock, priceMinor, addedPriceMinor: row.addedPriceMinor ?? row.priceMinor };
}

/** Refreshes the rows of these goods; returns the same array when nothing has changed. */
export function refreshedRows(
  rows: readonly GuestCartRow[],
  productId: number,
  detail: ProductDetail | undefined,
): readonly GuestCartRow[] {
  const next = rows.map((row) => (row.productId === productId ? refreshedRow(row, detail) : row));
  return next.some((row, at) => row !== rows[at]) ? next : rows;
}
