import type { WebStorage } from '../browser/storage';
import { GUEST_CART_KEY } from '../browser/stored-names';

/** A row of the guest's cart in the browser. */
export interface GuestCartRow {
  productId: number;
  skuId: number;
  quantity: number;
  /** Stock of the SKU when last fetched. */
  stock: number;
  name: string;
  imageSrc: string;
  specification?: string;
  /** Minor units, when last fetched. */
  priceMinor: number;
  shopId: number;
  shopName: string;
  /** Price when added, in minor units; set once the price has been refetched. */
  addedPriceMinor?: number;
  /** Unavailable when last fetched. */
  gone?: true;
  /** The pending merge into the account's cart; kept until the server has confirmed it. */
  merge?: PendingMerge;
  /** The account's cart refused the row; it is not sent again unless it changes. */
  refused?: true;
}

/** The merge request of a row, stored so that a retry is identical. */
export interface PendingMerge {
  /** Idempotency key of the request. */
  key: string;
  /** Quantity of the row when it was sent; what has been added since still needs merging. */
  wanted: number;
  /** Quantity sent, capped by the stock. */
  quantity: number;
}

/** The API's limit per SKU. */
export const MAX_QUANTITY = 99;
const MAX_ROWS = 100;

const isCount = (value: unknown, least: number): value is number =>
  Number.isSafeInteger(value) && Number(value) >= least;

function isPendingMerge(value: unknown): value is PendingMerge {
  if (typeof value !== 'object' || value === null) return false;
  const { key, wanted, quantity } = value as Partial<Record<keyof PendingMerge, unknown>>;
  return typeof key === 'string' && isCount(wanted, 1) && isCount(quantity, 0);
}

function isRow(value: unknown): value is GuestCartRow {
  if (typeof value !== 'object' || value === null) return false;
  const row = value as Partial<Record<keyof GuestCartRow, unknown>>;
  return (
    [row.productId, row.skuId, row.shopId, row.quantity].every((part) => isCount(part, 1)) &&
    isCount(row.priceMinor, 0) &&
    isCount(row.stock, 0) &&
    [row.name, row.imageSrc, row.shopName].every((part) => typeof part === 'string') &&
    (row.specification === undefined || typeof row.specification === 'string') &&
    (row.addedPriceMinor === undefined || isCount(row.addedPriceMinor, 0)) &&
    (row.gone === undefined || row.gone === true) &&
    (row.merge === undefined || isPendingMerge(row.merge))
  );
}

/** The allowed quantity of a SKU in a cart. */
export const capQuantity = (wanted: number, stock: number) =>
  Math.max(1, Math.min(Math.trunc(wanted) || 1, MAX_QUANTITY, Math.max(1, stock)));

/** Reads the guest's cart or saved items; unreadable content is removed. */
export function readGuestCart(
  store: Pick<WebStorage, 'getItem' | 'removeItem'>,
  key = GUEST_CART_KEY,
): GuestCartRow[] {
  const text = store.getItem(key);
  if (text === null) return [];
  try {
    const rows: unknown = JSON.parse(text);
    if (Array.isArray(rows)) return rows.filter(isRow).slice(0, MAX_ROWS);
  } catch {
    // falls through to the removal
  }
  store.removeItem(key);
  return [];
}

/** Adds a row at the top; for an existing SKU the quantities add up, capped by the stock. */
export function withRow(rows: readonly GuestCartRow[], added: GuestCartRow): GuestCartRow[] {
  const before = rows.find((row) => row.skuId === added.skuId);
  const quantity = capQuantity((before?.quantity ?? 0) + added.quantity, added.stock);
  const others = rows.filter((row) => row !== before);
  const merge = before?.merge && { merge: before.merge };
  return [{ ...added, quantity, ...merge }, ...others].slice(0, MAX_ROWS);
}

/** Sets the quantity of a SKU, capped by the stock. */
export const withQuantity = (rows: readonly GuestCartRow[], skuId: number, quantity: number) =>
  rows.map((row) =>
    row.skuId === skuId
      ? { ...row, quantity: capQuantity(quantity, row.stock), refused: undefined }
      : row,
  );

/** The fields that change when a row switches to another SKU of the same goods. */
export type OtherSku = Pick<
  GuestCartRow,
  'skuId' | 'quantity' | 'stock' | 'specification' | 'priceMinor'
> &
  Partial<Pick<GuestCartRow, 'imageSrc'>>;

/** State of the old SKU that does not apply to the new one. */
const unset = { refused: undefined, addedPriceMinor: undefined };

/** Switches a row to another SKU, in the same position; merges it with an existing row of that SKU. */
export function withOtherSku(rows: readonly GuestCartRow[], skuId: number, other: OtherSku) {
  if (!rows.some((row) => row.skuId === skuId) || other.skuId === skuId) return rows;
  const twin = rows.find((row) => row.skuId === other.skuId);
  const quantity = capQuantity(other.quantity + (twin?.quantity ?? 0), other.stock);
  return rows
    .filter((row) => row !== twin)
    .map((row) =>
      row.skuId === skuId ? { ...row, ...other, quantity, merge: twin?.merge, ...unset } : row,
    );
}

/** Clears the refusals: another account's cart may accept the rows. */
export const withoutRefusals = (rows: readonly GuestCartRow[]) =>
  rows.map((row) => ({ ...row, refused: undefined }));

export const withoutSkus = (rows: readonly GuestCartRow[], skuIds: readonly number[]) =>
  rows.filter((row) => !skuIds.includes(row.skuId));
