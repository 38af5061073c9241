import { languages } from '../kernel/language';

interface Column {
  /** Of which part of the goods: the same in all of their rows, or of one sku. */
  of: 'goods' | 'sku';
  /** In characters; of each line where a cell has lines. */
  longest: number;
  /** Has further columns for languages: `name:fr`. */
  isTranslated?: boolean;
  hasLines?: boolean;
  /** Is read, and never written. */
  isReadOnly?: boolean;
}

const NUMBER = 30;
const ADDRESS = 500;

const optionColumns = (place: number): Record<string, Column> => ({
  [`option${place}_name`]: { of: 'goods', longest: 60, isTranslated: true },
  [`option${place}_value`]: { of: 'sku', longest: 60, isTranslated: true },
  [`option${place}_picture`]: { of: 'sku', longest: ADDRESS },
});

/** What a row of goods can have, in the order of a file. */
const table: Readonly<Record<string, Column>> = {
  goods_id: { of: 'goods', longest: NUMBER },
  shop_id: { of: 'goods', longest: NUMBER },
  sku_id: { of: 'sku', longest: NUMBER },
  code: { of: 'goods', longest: 100 },
  name: { of: 'goods', longest: 200, isTranslated: true },
  state: { of: 'goods', longest: NUMBER },
  on_sale: { of: 'goods', longest: NUMBER, isReadOnly: true },
  on_sale_from: { of: 'goods', longest: NUMBER },
  category: { of: 'goods', longest: 1000 },
  shop_category: { of: 'goods', longest: 1000 },
  ...optionColumns(1),
  ...optionColumns(2),
  ...optionColumns(3),
  price: { of: 'sku', longest: NUMBER },
  original_price: { of: 'sku', longest: NUMBER },
  stock: { of: 'sku', longest: NUMBER },
  stock_before: { of: 'sku', longest: NUMBER },
  stock_of_new: { of: 'sku', longest: NUMBER, isReadOnly: true },
  weight: { of: 'sku', longest: NUMBER },
  sku_code: { of: 'sku', longest: 100 },
  bar_code: { of: 'sku', longest: 40 },
  sku_picture: { of: 'sku', longest: ADDRESS },
  unit: { of: 'goods', longest: 20, isTranslated: true },
  keyword: { of: 'goods', longest: 500 },
  intro: { of: 'goods', longest: 2000, isTranslated: true },
  pictures: { of: 'goods', longest: ADDRESS, hasLines: true },
  picture_alts: { of: 'goods', longest: 200, isTranslated: true, hasLines: true },
  specifications: { of: 'goods', longest: 600, isTranslated: true, hasLines: true },
  postage: { of: 'goods', longest: NUMBER },
  guarantees: { of: 'goods', longest: 100, hasLines: true },
  virtual: { of: 'goods', longest: NUMBER },
  description: { of: 'goods', longest: 100_000, isTranslated: true },
};

/** Every column by its name, those of languages included. */
export const columns: ReadonlyMap<string, Column> = new Map(
  Object.entries(table).flatMap(([name, column]): [string, Column][] => [
    [name, column],
    ...(column.isTranslated
      ? languages.map((language): [string, Column] => [`${name}:${language}`, column])
      : []),
  ]),
);

/** The columns of an export. */
export const exportedColumns: readonly string[] = [...columns].flatMap(([name, { isReadOnly }]) =>
  isReadOnly ? [] : [name],
);

/** Whether rows of the same goods agree in a column. */
export const isOfGoods = (name: string): boolean => columns.get(name)?.of === 'goods';
