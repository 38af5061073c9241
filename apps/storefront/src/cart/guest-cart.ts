import type { WebStorage } from '../browser/storage';

/** A row of the cart that a guest keeps in the browser. */
export interface GuestCartRow {
  productId: number;
  skuId: number;
  quantity: number;
  /** Of the sku, when it was last seen. */
  stock: number;
  name: string;
  imageSrc: string;
  specification?: string;
  /** Minor units, when it was last seen. */
  priceMinor: number;
  shopId: number;
  shopName: string;
  /** Minor units, when it was added, where the price has been looked up since. */
  addedPriceMinor?: number;
  /** It could no longer be bought when it was last looked up. */
  gone?: true;
  /** How it is merge the account's cart; kept until the server has confirmed it. */
  merge?: PendingMerge;
  /** The account's cart refused it; it is not sent again unless it changes. */
  refused?: true;
}

/** What was sent to the account's cart for a row, so that a retry is the same request. */
export interface PendingMerge {
  /** Idempotency key of the request. */
  key: string;
  /** Quantity of the row when it was sent; what was added since then is still to be merged. */
  wanted: number;
  /** Quantity that was sent, capped by the stock. */
  quantity: number;
}

export const GUEST_CART_KEY = 'guestCart';
/** Where a guest's goods that are saved for later stand. */
export const GUEST_SAVED_KEY = 'guestSaved';
/** The API takes no more of one sku. */
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

/** How many of a sku may stand in a cart. */
export const capQuantity = (wanted: number, stock: number) =>
  Math.max(1, Math.min(Math.trunc(wanted) || 1, MAX_QUANTITY, Math.max(1, stock)));

/** The guest's cart, or what is saved beside it; content that cannot be read is removed. */
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

/** Adds a row on top; the same sku is merged by adding quantities, capped by stock. */
export function withRow(rows: readonly GuestCartRow[], added: GuestCartRow): GuestCartRow[] {
  const before = rows.find((row) => row.skuId === added.skuId);
  const quantity = capQuantity((before?.quantity ?? 0) + added.quantity, added.stock);
  const others = rows.filter((row) => row !== before);
  const merge = before?.merge && { merge: before.merge };
  return [{ ...added, quantity, ...merge }, ...others].slice(0, MAX_ROWS);
}

/** Sets how many of a sku are wanted, capped by stock. */
export const withQuantity = (rows: readonly GuestCartRow[], skuId: number, quantity: number) =>
  rows.map((row) =>
    row.skuId === skuId
      ? { ...row, quantity: capQuantity(quantity, row.stock), refused: undefined }
      : row,
  );

/** What a row becomes with another sku of its goods. */
export type OtherSku = Pick<
  GuestCartRow,
  'skuId' | 'quantity' | 'stock' | 'specification' | 'priceMinor'
> &
  Partial<Pick<GuestCartRow, 'imageSrc'>>;

/** What is known of one sku is not known of another. */
const unset = { refused: undefined, addedPriceMinor: undefined };

/** Gives a row another sku in its place; a row that has it already becomes one with it. */
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

/** Clears the refusals, for another account's cart may take the rows. */
export const withoutRefusals = (rows: readonly GuestCartRow[]) =>
  rows.map((row) => ({ ...row, refused: undefined }));

export const withoutSkus = (rows: readonly GuestCartRow[], skuIds: readonly number[]) =>
  rows.filter((row) => !skuIds.includes(row.skuId));
