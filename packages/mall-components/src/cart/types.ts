import type { Sku, SkuMatrix } from '../sku';
import type { ActionResult } from '../internal/use-pending';
import type { Id } from '../settings';

/** A line of the cart. */
export interface CartRow {
  id: Id;
  /** The sku in it; what is chosen when another specification is asked for. */
  skuId?: Id;
  name: string;
  href: string;
  imageSrc: string;
  /** The chosen options as one text; absent for goods without dimensions. */
  specification?: string;
  /** Minor units. */
  priceMinor: number;
  /** The price when it was added, where it is known; a change is told. */
  addedPriceMinor?: number;
  quantity: number;
  stock: number;
}

/** The rows of one shop. */
export interface CartShop {
  id: Id;
  name: string;
  href: string;
  rows: CartRow[];
}

/** Why goods can no longer be bought. */
export type InvalidReason = 'removed' | 'offSale' | 'shopClosed';

/** A line whose goods can no longer be bought. */
export interface InvalidCartRow {
  id: Id;
  name: string;
  imageSrc: string;
  specification?: string;
  /** Without it the line only stands among those that are no longer available. */
  reason?: InvalidReason;
}

/** A line that is saved for later: not a part of the cart and of its total. */
export interface SavedCartRow extends Omit<CartRow, 'priceMinor'> {
  /** Minor units; absent for goods that can no longer be bought. */
  priceMinor?: number;
  reason?: InvalidReason;
}

/** Choosing another specification of goods that are in the cart. */
export interface CartReselect {
  /** The skus of the goods of a row. Also called early, when the shopper is about to ask. */
  load: (rowId: Id) => Promise<SkuMatrix>;
  /** Gives the row the sku. When the cart holds that already, the two rows become one. */
  onChoose: (rowId: Id, sku: Sku, quantity: number) => ActionResult;
}

/** What is saved for later, and what can be done with it. */
export interface CartLater {
  rows: readonly SavedCartRow[];
  /** Moves rows out of the cart. */
  onSave: (rowIds: Id[]) => ActionResult;
  /** Moves saved rows back, as far as the stock allows; the app tells what stayed. */
  onMoveToCart: (savedIds: Id[]) => ActionResult;
  onDelete: (savedIds: Id[]) => ActionResult;
}

/** Ids of the selected rows. */
export type CartSelection = ReadonlySet<Id>;
