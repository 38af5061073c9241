import type { ProductDetail } from '@vermilion/api-client';
import { toMatrix } from '../data/sku-matrix';
import type { GuestCartRow } from './guest-cart';

/**
 * A row as its goods are now: price and stock of today, the price at which it was added beside it, and a
 * mark where it can no longer be bought. `undefined` goods are off sale. The same row when nothing has changed.
 */
export function refreshedRow(row: GuestCartRow, detail: ProductDetail | undefined): GuestCartRow {
  const sku = detail && toMatrix(detail).skus.find(({ id }) => id === row.skuId);
  if (!sku) return row.gone ? row : { ...row, gone: true };
  const { stock, priceMinor } = sku;
  if (!row.gone && stock === row.stock && priceMinor === row.priceMinor) return row;
  const { gone: _gone, ...kept } = row;
  return { ...kept, stock, priceMinor, addedPriceMinor: row.addedPriceMinor ?? row.priceMinor };
}

/** The rows of these goods refreshed; the same list when nothing has changed. */
export function refreshedRows(
  rows: readonly GuestCartRow[],
  productId: number,
  detail: ProductDetail | undefined,
): readonly GuestCartRow[] {
  const next = rows.map((row) => (row.productId === productId ? refreshedRow(row, detail) : row));
  return next.some((row, at) => row !== rows[at]) ? next : rows;
}
