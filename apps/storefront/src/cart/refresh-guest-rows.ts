import type { ProductDetail } from '@vermilion/api-client';
import type { Sku } from '@vermilion/mall-components/sku';
import type { MallFormat } from '@vermilion/mall-data/format';
import { toMatrix } from '@vermilion/mall-data/goods';
import type { GuestCartRow } from './guest-cart';

const specificationOf = ({ options }: Sku) => ({ specification: options.join(', ') || undefined });

/**
 * A row with the current price and stock, its original price, the names in the language of the page, and
 * `gone` if unavailable. `undefined` goods are off sale. Returns the same object when nothing has changed.
 */
export function refreshedRow(
  mall: MallFormat,
  row: GuestCartRow,
  detail: ProductDetail | undefined,
): GuestCartRow {
  const sku = detail && toMatrix(mall, detail).skus.find(({ id }) => id === row.skuId);
  if (!sku) return row.gone ? row : { ...row, gone: true };
  const { stock, priceMinor } = sku;
  const { gone, ...kept } = row;
  const names = { name: detail.productInfo.storeName || row.name, ...specificationOf(sku) };
  const isRenamed = names.name !== row.name || names.specification !== row.specification;
  if (!gone && !isRenamed && stock === row.stock && priceMinor === row.priceMinor) return row;
  const addedPriceMinor = row.addedPriceMinor ?? row.priceMinor;
  return { ...kept, ...names, stock, priceMinor, addedPriceMinor };
}

/** Refreshes the rows of these goods; returns the same array when nothing has changed. */
export function refreshedRows(
  mall: MallFormat,
  rows: readonly GuestCartRow[],
  productId: number,
  detail: ProductDetail | undefined,
): readonly GuestCartRow[] {
  const next = rows.map((row) =>
    row.productId === productId ? refreshedRow(mall, row, detail) : row,
  );
  return next.some((row, at) => row !== rows[at]) ? next : rows;
}
