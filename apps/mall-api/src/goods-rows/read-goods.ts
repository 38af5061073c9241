import type { GoodsFields } from '@vermilion/api-client/operator';
import { toLines } from './cell-lists';
import { amountRule, isAmount, yesOrNo } from './cell-values';
import type { GoodsNames } from './goods-names';
import { readPictures, readSpecifications } from './read-parts';
import type { Sheet } from './sheet';
import { translated } from './translated';

export interface Reading {
  names: GoodsNames;
  /** of the mall's currency */
  decimals: number;
}

const STATES = ['draft', 'scheduled', 'onSale', 'offSale'] as const;

/** Goods with what the cells say that all of their rows share, but for the options. */
export function readGoods(sheet: Sheet, base: GoodsFields, reading: Reading): GoodsFields {
  const goods = { ...base };
  for (const column of ['name', 'keyword', 'intro', 'description', 'unit', 'code'] as const) {
    const cell = sheet.shared(column);
    if (cell !== undefined) goods[column] = cell;
  }
  for (const column of ['name', 'intro', 'description', 'unit'] as const) {
    goods.translations = translated(
      goods.translations,
      column,
      (language) => sheet.shared(`${column}:${language}`),
      { isShared: column === 'unit', kind: KINDS[column] },
    );
  }
  readState(sheet, goods);
  readReferences(sheet, goods, reading.names);
  goods.pictures = readPictures(sheet, base.pictures ?? []);
  goods.specifications = readSpecifications(sheet, base.specifications ?? []);
  const postage = sheet.shared('postage')?.trim();
  if (postage !== undefined && postage !== '' && !isAmount(postage, reading.decimals)) {
    sheet.refuse('postage', amountRule(reading.decimals));
  } else if (postage !== undefined) goods.postage = postage || '0';
  const virtual = sheet.shared('virtual');
  if (virtual) {
    goods.virtual = yesOrNo(virtual) ?? false;
    if (yesOrNo(virtual) === undefined) sheet.refuse('virtual', 'must be yes or no');
  }
  return goods;
}

const KINDS = { name: 'line', intro: 'lines', description: 'html', unit: 'line' } as const;

/** An empty cell leaves the state as it is. */
function readState(sheet: Sheet, goods: GoodsFields): void {
  const onSale = sheet.shared('on_sale');
  if (onSale) {
    const isOnSale = yesOrNo(onSale);
    if (isOnSale === undefined) sheet.refuse('on_sale', 'must be yes or no');
    else if (isOnSale) goods.state = 'onSale';
    else if (goods.state === 'onSale') goods.state = 'offSale';
  }
  const cell = sheet.shared('state')?.trim() ?? '';
  const state = STATES.find((one) => one.toLowerCase() === cell.toLowerCase());
  if (state) goods.state = state;
  else if (cell) sheet.refuse('state', `must be one of ${STATES.join(', ')}`);
  const from = sheet.shared('on_sale_from')?.trim();
  if (from !== undefined) goods.onSaleFrom = from || undefined;
}

function readReferences(sheet: Sheet, goods: GoodsFields, names: GoodsNames): void {
  const found = (column: string, id: number | string) => {
    if (typeof id === 'number') return id;
    sheet.refuse(column, id);
    return undefined;
  };
  const category = sheet.shared('category');
  if (category !== undefined || !goods.categoryId) {
    const id = category ? names.categories.idOf(category) : 'must not be empty';
    goods.categoryId = found('category', id) ?? 0;
  }
  const shopCategory = sheet.shared('shop_category');
  if (shopCategory !== undefined) {
    goods.shopCategoryId = shopCategory
      ? found('shop_category', names.shopCategories.idOf(shopCategory))
      : undefined;
  }
  const guarantees = sheet.shared('guarantees');
  if (guarantees !== undefined) {
    goods.guaranteeIds = toLines(guarantees)
      .filter(Boolean)
      .flatMap((name) => found('guarantees', names.guarantees.idOf(name)) ?? []);
  }
}
