import type { ChangeDetail } from '@vermilion/design-system';
import type { Id } from '../settings';

/** A dimension in which SKUs differ, in display order. */
export interface SkuDimension {
  /** As written by the shop: "Colour". */
  name: string;
  /** As written by the shop, in display order: "Red", "Blue". */
  options: string[];
}

/** A stock keeping unit: one variant of the goods that can be bought. */
export interface Sku {
  /** Id of the SKU, not of the goods. */
  id: Id;
  /** One option per dimension, in the order of the dimensions. */
  options: string[];
  /** Minor units. */
  priceMinor: number;
  /** Minor units. */
  oldPriceMinor?: number;
  /** Number of units that can be bought now; 0 when sold out. */
  stock: number;
  /** URL of a square image; absent for an SKU without one of its own. */
  imageSrc?: string;
}

/** All SKUs of the goods. Goods without dimensions have a single SKU without options. */
export interface SkuMatrix {
  /** In display order; empty for goods with a single SKU. */
  dimensions: SkuDimension[];
  /** One for each combination of options that exists. */
  skus: Sku[];
}

/** The selected option of each dimension. */
export type SkuSelection = string[];

/** An option was selected. */
export type SkuSelectionChangeDetail = ChangeDetail<'input'>;
