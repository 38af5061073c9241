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
}

export const GUEST_CART_KEY = 'guestCart';
/** The API takes no more of one sku. */
export const MOST_OF_ONE = 99;
const MOST_ROWS = 100;

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
const isCount = (value: unknown, least: number): value is number =>
  Number.isSafeInteger(value) && Number(value) >= least;

function isRow(value: unknown): value is GuestCartRow {
  if (typeof value !== 'object' || value === null) return false;
  const row = value as Partial<Record<keyof GuestCartRow, unknown>>;
  return (
    [row.productId, row.skuId, row.shopId, row.quantity].every((part) => isCount(part, 1)) &&
    isCount(row.priceMinor, 0) &&
    isCount(row.stock, 0) &&
    [row.name, row.imageSrc, row.shopName].every((part) => typeof part === 'string') &&
    (row.specification === undefined || typeof row.specification === 'string')
  );
}

/** How many of a sku may stand in a cart. */
export const capQuantity = (wanted: number, stock: number) =>
  Math.max(1, Math.min(Math.trunc(wanted) || 1, MOST_OF_ONE, Math.max(1, stock)));

/** The guest's cart; content that cannot be read is removed. */
export function readGuestCart(store: Store): GuestCartRow[] {
  try {
    const text = store.getItem(GUEST_CART_KEY);
    if (text === null) return [];
    const rows: unknown = JSON.parse(text);
    if (Array.isArray(rows)) return rows.filter(isRow).slice(0, MOST_ROWS);
  } catch {
    // falls through to the removal
  }
  try {
    store.removeItem(GUEST_CART_KEY);
  } catch {
    // a closed storage holds nothing
  }
  return [];
}

/** Adds a row on top; the same sku is merged by adding quantities, capped by stock. */
export function withRow(rows: readonly GuestCartRow[], added: GuestCartRow): GuestCartRow[] {
  const before = rows.find((row) => row.skuId === added.skuId);
  const quantity = capQuantity((before?.quantity ?? 0) + added.quantity, added.stock);
  const others = rows.filter((row) => row !== before);
  return [{ ...added, quantity }, ...others].slice(0, MOST_ROWS);
}

/** Sets how many of a sku are wanted, capped by stock. */
export const withQuantity = (rows: readonly GuestCartRow[], skuId: number, quantity: number) =>
  rows.map((row) =>
    row.skuId === skuId ? { ...row, quantity: capQuantity(quantity, row.stock) } : row,
  );

export const withoutSkus = (rows: readonly GuestCartRow[], skuIds: readonly number[]) =>
  rows.filter((row) => !skuIds.includes(row.skuId));
