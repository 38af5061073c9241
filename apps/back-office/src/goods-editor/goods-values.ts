import { ownText, type Texts } from './texts';

/** A sku as it is typed. */
export interface SkuCells {
  price: string;
  originalPrice: string;
  stock: string;
  weight: string;
  code: string;
  barCode: string;
}

/** The columns of the matrix, in their order. */
export const skuColumns = [
  'price',
  'originalPrice',
  'stock',
  'weight',
  'code',
  'barCode',
] as const satisfies readonly (keyof SkuCells)[];
export type SkuColumn = (typeof skuColumns)[number];

/** A value of an option; `key` stays while its name is edited. */
export interface ValueFields {
  key: string;
  value: Texts;
  /** Address; '' for none. */
  picture: string;
}

export interface OptionFields {
  key: string;
  name: Texts;
  values: ValueFields[];
}

export interface PictureFields {
  address: string;
  alt: Texts;
}

export const editableStates = ['draft', 'scheduled', 'onSale', 'offSale'] as const;

/** Goods as they are typed. */
export interface GoodsValues {
  /** Of new goods of the mall's staff. */
  shopId: string;
  name: Texts;
  intro: Texts;
  unit: Texts;
  description: Texts;
  keyword: string;
  code: string;
  categoryId: string;
  shopCategoryId: string;
  pictures: PictureFields[];
  specifications: { name: Texts; value: Texts }[];
  options: OptionFields[];
  /** By the keys of their values; also those of values that were taken out, in case they come back. */
  skus: Record<string, SkuCells>;
  virtual: boolean;
  postage: string;
  guaranteeIds: string[];
  state: (typeof editableStates)[number];
  /** When scheduled goods go on sale, in the mall's zone: `2026-11-03` and `10:30`. */
  day: string;
  time: string;
}

export const emptySku: SkuCells = {
  price: '',
  originalPrice: '',
  stock: '0',
  weight: '0',
  code: '',
  barCode: '',
};

export const emptyGoods = (): GoodsValues => ({
  shopId: '',
  name: ownText(),
  intro: ownText(),
  unit: ownText('pcs'),
  description: ownText(),
  keyword: '',
  code: '',
  categoryId: '',
  shopCategoryId: '',
  pictures: [],
  specifications: [],
  options: [],
  skus: {},
  virtual: false,
  postage: '0',
  guaranteeIds: [],
  state: 'draft',
  day: '',
  time: '00:00',
});

let keys = 0;
/** A key for a new option or value; unique on this page. */
export const newKey = () => `n${(keys += 1)}`;
