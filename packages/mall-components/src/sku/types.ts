import type { ChangeDetail } from '@vermilion/design-system';
import type { Id } from '../settings';

/** A dimension in which SKUs differ, in display order. */
export interface SkuDimension {
  /** As written by the shop: "Colour". */
  name: string;
  options: string[];
}

/** A stock keeping unit: one variant of the goods that can be bought. */
export interface Sku {
  id: Id;
  /** One option per dimension, in the order of the dimensions. */
  options: string[];
  /** Minor units. */
  priceMinor: number;
  /** Minor units. */
  oldPriceMinor?: number;
  stock: number;
  imageSrc?: string;
}

/** All SKUs of the goods. Goods without dimensions have a single SKU without options. */
export interface SkuMatrix {
  dimensions: SkuDimension[];
  skus: Sku[];
}

/** The selected option of each dimension. */
export type SkuSelection = string[];

export type SkuSelectionChangeDetail = ChangeDetail<'input'>;
