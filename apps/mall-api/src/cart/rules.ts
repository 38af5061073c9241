import { type Availability, orderObstacle, type UnsellableReason } from '../inventory/availability';

/** A requested quantity of one SKU. */
export interface RequestedItem {
  productId: number;
  skuId: number;
  quantity: number;
}

/** What is known about a requested SKU. */
export interface SkuInCart extends Availability {
  skuId: number;
  productId: number;
  /** units already in the cart */
  inCart: number;
}

/** Units of a SKU that a cart is to hold. */
export interface CartUnits {
  skuId: number;
  quantity: number;
}

/** Rows of the cart as they are to be, and messages about what did not fit. */
export interface Addition {
  rows: CartUnits[];
  /** messages about goods that were omitted or capped */
  remarks: string[];
}

/** Merges repeated SKUs of one call. */
export function mergeItems(items: readonly RequestedItem[]): RequestedItem[] {
  const bySku = new Map<number, RequestedItem>();
  for (const item of items) {
    const known = bySku.get(item.skuId);
    if (known) known.quantity += item.quantity;
    else bySku.set(item.skuId, { ...item });
  }
  return [...bySku.values()];
}

/**
 * Plans an addition: unavailable goods are omitted, quantities are capped by the stock, and a message says
 * so. Null when a SKU does not exist or belongs to other goods. Each SKU is requested once.
 */
export function planAddition(
  requested: readonly RequestedItem[],
  known: ReadonlyMap<number, SkuInCart>,
  maxQuantity: number,
): Addition | null {
  const plan: Addition = { rows: [], remarks: [] };
  for (const item of requested) {
    const sku = known.get(item.skuId);
    if (!sku || sku.productId !== item.productId) return null;
    const wanted = sku.inCart + item.quantity;
    const obstacle = orderObstacle(sku, wanted);
    const cap = Math.min(maxQuantity, sku.stock);
    if (obstacle) plan.remarks.push(obstacle);
    else if (wanted > cap) plan.remarks.push(maxQuantityText(sku, maxQuantity));
    if (sku.isSellable && cap > 0) {
      plan.rows.push({ skuId: sku.skuId, quantity: Math.min(wanted, cap) });
    }
  }
  return plan;
}

/** The message for a quantity beyond the cart's own limit. */
const maxQuantityText = ({ productName }: Availability, maxQuantity: number): string =>
  `A cart holds at most ${maxQuantity} of “${productName}”.`;

/** Why a row cannot have this quantity, as a message for the shopper; null when it can. */
export function quantityRefusal(
  row: Availability,
  quantity: number,
  maxQuantity: number,
): string | null {
  if (quantity > maxQuantity) return maxQuantityText(row, maxQuantity);
  // Of goods that are not on sale the quantity can be changed: they may be on sale again
  return quantity > row.stock ? orderObstacle(row, quantity) : null;
}

/** Why a row cannot be ordered; null when it can. */
export function invalidReason(row: {
  unsellable: UnsellableReason | null;
  stock: number;
  quantity: number;
}): UnsellableReason | 'soldOut' | 'fewerLeft' | null {
  if (row.unsellable) return row.unsellable;
  if (row.stock <= 0) return 'soldOut';
  return row.stock < row.quantity ? 'fewerLeft' : null;
}

/** Saved units of one SKU. */
export interface SavedUnits {
  id: number;
  skuId: number;
  productId: number;
  quantity: number;
}

/** Whether a cart has room for the rows that an addition makes. */
export const hasRoom = (
  rows: readonly CartUnits[],
  known: ReadonlyMap<number, SkuInCart & { cartRows: number }>,
  maxRows: number,
): boolean => {
  const fresh = rows.filter(({ skuId }) => !known.get(skuId)?.inCart).length;
  const [one] = known.values();
  return fresh === 0 || !one || one.cartRows + fresh <= maxRows;
};

/** How many units of saved items fit into the cart, by row; the others stay saved. */
export function planMove(
  saved: readonly SavedUnits[],
  known: ReadonlyMap<number, SkuInCart>,
  maxQuantity: number,
): { row: SavedUnits; units: number }[] {
  return saved.map((row) => {
    const sku = known.get(row.skuId);
    const room = sku?.isSellable ? Math.min(maxQuantity, sku.stock) - sku.inCart : 0;
    return { row, units: Math.max(0, Math.min(room, row.quantity)) };
  });
}
