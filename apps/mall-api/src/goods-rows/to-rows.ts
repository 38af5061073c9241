import type { OperatorGoodsDetail } from '@vermilion/api-client/operator';
import { combinationsOf, nameOfSku } from '../goods-admin/options';
import { languages } from '../kernel/language';
import { fromLines, fromNamedValue } from './cell-lists';
import { isOfGoods } from './columns';
import type { GoodsNames } from './goods-names';

type Cells = Record<string, string>;
type Translated = { translations?: OperatorGoodsDetail['translations'] };

const inLanguage = ({ translations = {} }: Translated, language: string, field: string) =>
  (translations as Record<string, Record<string, string>>)[language]?.[field] ?? '';

/** A text and its translations, in the column and those of its languages. */
const texts = (column: string, thing: Translated, field: string): Cells =>
  Object.fromEntries(
    languages.map((language) => [`${column}:${language}`, inLanguage(thing, language, field)]),
  );

/**
 * The rows of goods: one for each sku, in the order of the options. Empty cells are left out, and after the first row
 * those that all of them share.
 */
export function toRows(goods: OperatorGoodsDetail, names: GoodsNames): Cells[] {
  const shared = goodsCells(goods, names);
  const order = combinationsOf(
    goods.options.map(({ name, values }) => ({
      name,
      values: values.map(({ value }) => ({ value, picture: '' })),
    })),
  ).map(nameOfSku);
  const place = ({ values }: { values: string[] }) => order.indexOf(nameOfSku(values));
  return goods.skus
    .toSorted((one, other) => place(one) - place(other))
    .map((sku, at) => {
      const cells = filled({ ...shared, ...skuCells(goods, sku) });
      return at === 0 ? cells : withoutShared(cells);
    });
}

const withoutShared = (cells: Cells): Cells =>
  Object.fromEntries(
    Object.entries(cells).filter(([name]) => name === 'goods_id' || !isOfGoods(name)),
  );

const filled = (cells: Cells): Cells =>
  Object.fromEntries(Object.entries(cells).filter(([, cell]) => cell !== ''));

const yesOrNo = (value: boolean) => (value ? 'yes' : 'no');

function goodsCells(goods: OperatorGoodsDetail, names: GoodsNames): Cells {
  const { pictures, specifications } = goods;
  return {
    goods_id: String(goods.id),
    shop_id: String(goods.shopId),
    code: goods.code ?? '',
    name: goods.name,
    state: goods.state,
    on_sale_from: goods.onSaleFrom ?? '',
    category: names.categories.of(goods.categoryId),
    shop_category: goods.shopCategoryId ? names.shopCategories.of(goods.shopCategoryId) : '',
    unit: goods.unit,
    keyword: goods.keyword,
    intro: goods.intro,
    description: goods.description,
    postage: goods.postage,
    guarantees: fromLines(goods.guaranteeIds.map((id) => names.guarantees.of(id))),
    virtual: yesOrNo(goods.virtual),
    ...texts('name', goods, 'name'),
    ...texts('unit', goods, 'unit'),
    ...texts('intro', goods, 'intro'),
    ...texts('description', goods, 'description'),
    pictures: fromLines(pictures.map(({ address }) => address)),
    picture_alts: fromLines(pictures.map(({ alt = '' }) => alt)),
    specifications: fromLines(specifications.map(fromNamedValue)),
    ...Object.fromEntries(
      languages.flatMap((language) => [
        [
          `picture_alts:${language}`,
          fromLines(pictures.map((one) => inLanguage(one, language, 'alt'))),
        ],
        [
          `specifications:${language}`,
          fromLines(
            specifications.map((one) =>
              fromNamedValue({
                name: inLanguage(one, language, 'name'),
                value: inLanguage(one, language, 'value'),
              }),
            ),
          ),
        ],
      ]),
    ),
  };
}

function skuCells(goods: OperatorGoodsDetail, sku: OperatorGoodsDetail['skus'][number]): Cells {
  const cells: Cells = {
    sku_id: String(sku.id),
    price: sku.price,
    original_price: sku.originalPrice ?? '',
    stock: String(sku.stock),
    stock_before: String(sku.stock),
    weight: String(sku.weight),
    sku_code: sku.code ?? '',
    bar_code: sku.barCode ?? '',
    sku_picture: sku.picture,
  };
  for (const [at, option] of goods.options.entries()) {
    const column = `option${at + 1}`;
    const value = option.values.find((one) => one.value === sku.values[at]);
    Object.assign(cells, {
      [`${column}_name`]: option.name,
      [`${column}_value`]: sku.values[at] ?? '',
      [`${column}_picture`]: value?.picture ?? '',
      ...texts(`${column}_name`, option, 'name'),
      ...texts(`${column}_value`, value ?? {}, 'value'),
    });
  }
  return cells;
}
