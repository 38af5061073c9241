import type { GoodsFields, OperatorGoodsDetail } from '@vermilion/api-client/operator';
import { parseMoney } from '@vermilion/mall-components/settings';
import { type MallFormat, wireOf } from '@vermilion/mall-data/format';
import type { GoodsValues } from './goods-values';
import { type MatrixRow, matrixRows, namedOptions } from './matrix';
import { translationsOf } from './texts';

/** An amount as it is sent; undefined where none was typed. */
const amountOf = (mall: MallFormat, text: string) => {
  const minor = parseMoney(text, mall.decimals);
  return minor === undefined ? undefined : wireOf(mall, minor);
};

const orAbsent = (text: string) => text.trim() || undefined;

/**
 * The stock to set, with the one that was read; nothing where it was not changed, so that what was sold meanwhile is not
 * undone. A new sku has no stock before.
 */
function stockOf(before: OperatorGoodsDetail | undefined, { values, cells }: MatrixRow) {
  const stock = Number(cells.stock || 0);
  const known = before?.skus.find((sku) => sku.values.join() === values.join());
  if (!known) return { stock };
  return known.stock === stock ? {} : { stock, stockBefore: known.stock };
}

/** The picture of a sku that has one of its own stays. */
const ownPicture = (before: OperatorGoodsDetail | undefined, { values }: MatrixRow) =>
  before?.skus.find((sku) => sku.values.join() === values.join())?.picture || undefined;

/** Goods as they are sent: values that `problems` found nothing wrong with. `before` are those that were read. */
export function toFields(
  mall: MallFormat,
  values: GoodsValues,
  before?: OperatorGoodsDetail,
): GoodsFields {
  const { name, intro, unit, description, state } = values;
  return {
    name: name.own.trim(),
    intro: intro.own,
    unit: unit.own.trim(),
    description: description.own,
    keyword: values.keyword,
    code: orAbsent(values.code),
    categoryId: Number(values.categoryId),
    ...(values.shopCategoryId && { shopCategoryId: Number(values.shopCategoryId) }),
    pictures: values.pictures.map(({ address, alt }) => ({
      address,
      alt: alt.own,
      translations: translationsOf({ alt }),
    })),
    specifications: values.specifications.map((one) => ({
      name: one.name.own.trim(),
      value: one.value.own.trim(),
      translations: translationsOf(one),
    })),
    options: namedOptions(values.options).map((option) => ({
      name: option.name.own.trim(),
      values: option.values.map(({ value, picture }) => ({
        value: value.own.trim(),
        picture,
        translations: translationsOf({ value }),
      })),
      translations: translationsOf({ name: option.name }),
    })),
    skus: matrixRows(values.options, values.skus).map((row) => ({
      values: row.values,
      price: amountOf(mall, row.cells.price) ?? '0',
      originalPrice: amountOf(mall, row.cells.originalPrice),
      ...stockOf(before, row),
      weight: Number(row.cells.weight || 0),
      code: orAbsent(row.cells.code),
      barCode: orAbsent(row.cells.barCode),
      picture: ownPicture(before, row),
    })),
    postage: amountOf(mall, values.postage) ?? '0',
    guaranteeIds: values.guaranteeIds.map(Number),
    virtual: values.virtual,
    state,
    ...(state === 'scheduled' && { onSaleFrom: `${values.day} ${values.time}:00` }),
    translations: translationsOf({ name, intro, unit, description }),
  };
}
