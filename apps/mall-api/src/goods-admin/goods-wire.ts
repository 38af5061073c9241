import type { GoodsFields, OperatorGoodsDetail } from '@vermilion/api-client/operator';
import { wireTime, wireTimeOrNull } from '../http/wire-time';
import { cleanText } from '../kernel/clean-text';
import type { Deps } from '../kernel/context';
import { sanitizeHtml } from '../kernel/sanitize-html';
import { toWire, toWireOrNull } from '../money/wire';
import { sentAmount, sentTimeOrNull } from '../operator/sent-values';
import type { Translations } from '../translation/texts';
import type { Goods, GoodsOption, OptionValue, Picture } from './goods';
import type { StoredGoods } from './goods-read-store';
import type { GoodsTexts } from './goods-texts';
import { defaultPicture } from './options';

type Needs = Pick<Deps, 'policy'>;

/** Goods with translations at each of their texts. */
export type TranslatedGoods = Goods & GoodsTexts;

/** Goods of a request, with texts as they are stored. */
export function fromFields(needs: Needs, fields: GoodsFields): TranslatedGoods {
  const { options = [], pictures = [], specifications = [] } = fields;
  return {
    name: cleanText(fields.name),
    keyword: cleanText(fields.keyword ?? ''),
    intro: cleanText(fields.intro ?? '', 'lines'),
    description: sanitizeHtml(fields.description ?? ''),
    unit: cleanText(fields.unit ?? 'pcs'),
    code: cleanText(fields.code ?? '') || null,
    categoryId: fields.categoryId,
    shopCategoryId: fields.shopCategoryId ?? null,
    pictures: pictures.map(({ alt = '', ...one }) => ({ ...one, alt: cleanText(alt) })),
    specifications: specifications.map(({ name, value, translations }) => ({
      name: cleanText(name),
      value: cleanText(value),
      translations,
    })),
    options: options.map(({ name, values, translations }) => ({
      name: cleanText(name),
      values: values.map(({ value, picture = '', ...one }) => ({
        value: cleanText(value),
        picture,
        translations: one.translations,
      })),
      translations,
    })),
    skus: fields.skus.map((sku, at) => ({
      values: sku.values.map((value) => cleanText(value)),
      priceMinor: sentAmount(needs, `skus.${at}.price`, sku.price),
      oldPriceMinor: sku.originalPrice
        ? sentAmount(needs, `skus.${at}.originalPrice`, sku.originalPrice)
        : null,
      stock: sku.stock,
      stockBefore: sku.stockBefore,
      weightGrams: sku.weight ?? 0,
      code: cleanText(sku.code ?? '') || null,
      barCode: sku.barCode ?? null,
      picture: sku.picture ?? '',
    })),
    postageMinor: sentAmount(needs, 'postage', fields.postage ?? '0'),
    guaranteeIds: [...new Set(fields.guaranteeIds)],
    isVirtual: fields.virtual ?? false,
    state: fields.state ?? 'draft',
    onSaleFrom: sentTimeOrNull(needs, 'onSaleFrom', fields.onSaleFrom),
    translations: fields.translations,
  };
}

/** The pictures of a row: the one that stands for the goods, then the others. */
export function picturesOf({ image, slider, picture_alts: alts }: StoredGoods): Picture[] {
  const addresses = [...new Set([image, ...slider])].filter(Boolean);
  return addresses.map((address) => ({ address, alt: alts[address] ?? '' }));
}

/** The options of a row. */
export const optionsOf = ({ attrs }: StoredGoods): GoodsOption[] =>
  attrs.map(({ name, options, pictures }) => ({
    name,
    values: options.map((value, at): OptionValue => ({ value, picture: pictures[at] ?? '' })),
  }));

/** The values of a stored sku in the order of the options. */
export const valuesOf = (
  { attrs }: StoredGoods,
  { attributes }: StoredGoods['skus'][number],
): string[] => attrs.map(({ name }) => attributes[name] ?? '');

/** Goods as they are sent, before their translations are read. */
export function toDetail({ policy }: Needs, row: StoredGoods): OperatorGoodsDetail {
  const [options, pictures] = [optionsOf(row), picturesOf(row)];
  const own = (image: string, values: string[]) =>
    image === defaultPicture({ options, pictures }, values) ? '' : image;
  return {
    id: row.id,
    version: row.version,
    shopId: row.shop_id,
    state: row.state,
    onSaleFrom: wireTimeOrNull(policy, row.on_sale_from),
    name: row.name,
    keyword: row.keyword,
    intro: row.intro,
    description: row.content,
    unit: row.unit_name,
    code: row.code,
    categoryId: row.category_id,
    shopCategoryId: row.shop_goods_category_id,
    pictures,
    specifications: row.specifications,
    options,
    skus: row.skus.map((sku) => ({
      id: sku.id,
      sku: sku.name,
      values: valuesOf(row, sku),
      price: toWire(policy, sku.price_minor),
      originalPrice: toWireOrNull(policy, sku.old_price_minor),
      stock: sku.stock,
      sold: sku.sales,
      weight: sku.weight_grams,
      code: sku.code,
      barCode: sku.bar_code,
      picture: own(sku.image, valuesOf(row, sku)),
    })),
    postage: toWire(policy, row.postage_minor),
    guaranteeIds: row.guarantee_ids,
    virtual: row.is_virtual,
    translations: {} satisfies Translations,
    createTime: wireTime(policy, row.created_at),
  };
}
