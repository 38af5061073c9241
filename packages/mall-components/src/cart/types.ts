import type { ChangeDetail } from '@vermilion/design-system';
import type { NumberStepperChangeDetail } from '@vermilion/design-system/number-stepper';
import type { Arrival } from '../delivery/arrival-types';
import type { ActionResult } from '../internal/use-pending';
import type { Id } from '../settings';
import type { Sku, SkuMatrix } from '../sku';

/** A line of the cart. */
export interface CartRow {
  /** Id of the row, not of the goods; passed to the callbacks. */
  id: Id;
  /** Its SKU; preselected when another specification is chosen. */
  skuId?: Id;
  /** Name of the goods, as written by the shop or translated by the server. */
  name: string;
  /** URL of the goods. */
  href: string;
  /** URL of a square image. */
  imageSrc: string;
  /** The chosen options as one text; absent for goods without dimensions. */
  specification?: string;
  /** Minor units. */
  priceMinor: number;
  /** The price when it was added, where known; a change is shown. Minor units. */
  addedPriceMinor?: number;
  /** Number of units. It may exceed the stock; the row cannot be ordered then. */
  quantity: number;
  /** Number of units that can be bought now; 0 when sold out. */
  stock: number;
}

/** The rows of one shop. */
export interface CartShop {
  /** Id of the shop. */
  id: Id;
  /** As written by the shop. */
  name: string;
  /** URL of the shop. */
  href: string;
  /** In display order. */
  rows: CartRow[];
  /** When its goods arrive if they are ordered now; absent where nobody knows. */
  arrival?: Arrival;
}

/** Why goods can no longer be bought. */
export type InvalidReason = 'removed' | 'offSale' | 'shopClosed';

/** A line whose goods can no longer be bought. */
export interface InvalidCartRow {
  /** Id of the row; passed to the callbacks. */
  id: Id;
  /** Name of the goods, as written by the shop or translated by the server. */
  name: string;
  /** URL of a square image. */
  imageSrc: string;
  /** The chosen options as one text; absent for goods without dimensions. */
  specification?: string;
  /** Shown where known; the row is listed as unavailable either way. */
  reason?: InvalidReason;
}

/** A line that is saved for later: not part of the cart or its total. */
export interface SavedCartRow extends Omit<CartRow, 'priceMinor'> {
  /** Minor units; absent for goods that can no longer be bought. */
  priceMinor?: number;
  /** Why the goods can no longer be bought; absent where they can, or where the reason is unknown. */
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
  /** In display order. */
  rows: readonly SavedCartRow[];
  /** Moves rows out of the cart. */
  onSave: (rowIds: Id[]) => ActionResult;
  /** Moves saved rows back as far as stock allows; the app reports what stayed. */
  onMoveToCart: (savedIds: Id[]) => ActionResult;
  /** Removes saved rows, without confirmation. */
  onDelete: (savedIds: Id[]) => ActionResult;
}

/** What the delivery of the chosen goods of a shop will cost. */
export interface CartShopDelivery {
  /** `id` of the shop. */
  shopId: Id;
  /** Minor units; absent where the shop does not deliver to the country. */
  freightMinor?: number;
  /** With goods of this shop for this amount more the delivery is free: true, or absent. Minor units. */
  missingForFreeMinor?: number;
  /** When the goods arrive if they are ordered now; absent where nobody knows. */
  arrival?: Arrival;
}

/** What the chosen rows will cost with delivery and coupons, as far as it is known before checkout. */
export interface CartEstimate {
  /** ISO 3166-1 alpha-2 of the country it is for; absent where none is known. */
  countryIso?: string;
  /** Of shops with chosen goods; those whose goods are not shipped are left out. */
  deliveries: readonly CartShopDelivery[];
  /** Minor units. */
  freightMinor: number;
  /** Reduction by coupons; positive. Minor units. */
  couponMinor: number;
  /** Goods and freight, less coupons; minor units. */
  totalMinor: number;
  /** It is of the choice before, until it has been calculated anew. */
  pending?: boolean;
}

/** The quantity of a row. */
export interface CartQuantity {
  /** `id` of the row. */
  rowId: Id;
  /** Number of units, as set by the shopper. */
  quantity: number;
}

/** `reducePress`: the button that reduces the quantity to the stock. */
export type CartQuantityChangeDetail = ChangeDetail<
  NumberStepperChangeDetail['reason'] | 'reducePress'
>;

/** Ids of the selected rows. */
export type CartSelection = ReadonlySet<Id>;
