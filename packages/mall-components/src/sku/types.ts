import type { Id } from '../settings';

/** One way in which the skus of the goods differ, in display order. */
export interface SkuDimension {
  /** "Colour", in the shop's own words. */
  name: string;
  options: string[];
}

/** One thing that can be bought. */
export interface Sku {
  id: Id;
  /** One option for each dimension, in the order of the dimensions. */
  options: string[];
  /** Minor units. */
  priceMinor: number;
  /** Minor units. */
  oldPriceMinor?: number;
  stock: number;
  imageSrc?: string;
}

/** Everything that can be chosen. Goods without dimensions have none and one sku without options. */
export interface SkuMatrix {
  dimensions: SkuDimension[];
  skus: Sku[];
}

/** The chosen option of each dimension. */
export type SkuSelection = string[];
