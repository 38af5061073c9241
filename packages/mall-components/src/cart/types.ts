import type { ChangeDetail } from '@vermilion/design-system';
import type { NumberStepperChangeDetail } from '@vermilion/design-system/number-stepper';
import type { ActionResult } from '../internal/use-pending';
import type { Id } from '../settings';
import type { Sku, SkuMatrix } from '../sku';

/** A line of the cart. */
export interface CartRow {
  id: Id;
  /** Its SKU; preselected when another specification is chosen. */
  skuId?: Id;
  name: string;
  href: string;
  imageSrc: string;
  /** The chosen options as one text; absent for goods without dimensions. */
  specification?: string;
  /** Minor units. */
  priceMinor: number;
  /** The price when it was added, where known; a change is shown. Minor units. */
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
  /** Shown where known; the row is listed as unavailable either way. */
  reason?: InvalidReason;
}

/** A line that is saved for later: not part of the cart or its total. */
export interface SavedCartRow extends Omit<CartRow, 'priceMinor'> {
  /** Minor units; absent for goods that can no longer be bought. */
  priceMinor?: number;
  reason?: InvalidReason;
}

/** Choosing another SKU of goods in the cart. */
export interface CartReselect {
  /** Loads the SKUs of a row's goods. Also called on intent, before the dialog is opened. */
  load: (rowId: Id) => Promise<SkuMatrix>;
  /** Sets the SKU of the row. When another row has it already, the two rows are merged. */
  onChoose: (rowId: Id, sku: Sku, quantity: number) => ActionResult;
}

/** The list saved for later, and its actions. */
export interface CartLater {
  rows: readonly SavedCartRow[];
  /** Moves rows out of the cart. */
  onSave: (rowIds: Id[]) => ActionResult;
  /** Moves saved rows back as far as stock allows; the app reports what stayed. */
  onMoveToCart: (savedIds: Id[]) => ActionResult;
  onDelete: (savedIds: Id[]) => ActionResult;
}

/** The quantity of a row. */
export interface CartQuantity {
  rowId: Id;
  quantity: number;
}

/** `reducePress`: the button that reduces the quantity to the stock. */
export type CartQuantityChangeDetail = ChangeDetail<
  NumberStepperChangeDetail['reason'] | 'reducePress'
>;

/** Ids of the selected rows. */
export type CartSelection = ReadonlySet<Id>;
