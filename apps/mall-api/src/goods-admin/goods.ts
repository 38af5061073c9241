import type { Specification } from '../db/schema';
import type { EditableState } from '../operator/goods-state';

export interface Picture {
  /** Path on this server, or an https address. */
  address: string;
  /** '' for none */
  alt: string;
}

export interface OptionValue {
  value: string;
  /** '' for none */
  picture: string;
}

/** What is chosen of goods: `{ name: 'Size', values: [S, M, L] }`. */
export interface GoodsOption {
  name: string;
  values: OptionValue[];
}

export interface SkuFields {
  /** One of each option, in their order. */
  values: string[];
  priceMinor: number;
  oldPriceMinor: number | null;
  /** Absent: stays as it is, or 0 of a new one. */
  stock?: number | undefined;
  /** The stock that was read, for a sku that exists. */
  stockBefore?: number | undefined;
  /** of one packed unit */
  weightGrams: number;
  code: string | null;
  barCode: string | null;
  /** '' for the picture of its values, or of the goods */
  picture: string;
}

/** Goods as operators edit them, in the mall's own language and in minor units. */
export interface Goods {
  name: string;
  keyword: string;
  intro: string;
  /** HTML */
  description: string;
  unit: string;
  code: string | null;
  categoryId: number;
  shopCategoryId: number | null;
  /** The first one stands for the goods. */
  pictures: Picture[];
  specifications: Specification[];
  options: GoodsOption[];
  skus: SkuFields[];
  postageMinor: number;
  guaranteeIds: number[];
  isVirtual: boolean;
  state: EditableState;
  /** Of scheduled goods. */
  onSaleFrom: Date | null;
}
