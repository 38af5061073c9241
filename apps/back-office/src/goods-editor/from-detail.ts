import type { OperatorGoodsDetail } from '@vermilion/api-client/operator';
import { formatMoneyInput } from '@vermilion/mall-components/settings';
import { type MallFormat, minorOf } from '@vermilion/mall-data/format';
import { type GoodsValues, newKey, type OptionFields, type SkuCells } from './goods-values';
import { ONLY } from './matrix';
import { textsOf } from './texts';

type Sku = OperatorGoodsDetail['skus'][number];

const typed = (mall: MallFormat, amount: string) =>
  formatMoneyInput(minorOf(mall, amount), mall.decimals);

const cellsOf = (mall: MallFormat, sku: Sku): SkuCells => ({
  price: typed(mall, sku.price),
  originalPrice: sku.originalPrice === null ? '' : typed(mall, sku.originalPrice),
  stock: String(sku.stock),
  weight: String(sku.weight),
  code: sku.code ?? '',
  barCode: sku.barCode ?? '',
});

const optionsOf = ({ options }: OperatorGoodsDetail): OptionFields[] =>
  options.map(({ name, values, translations }) => ({
    key: newKey(),
    name: textsOf(name, 'name', translations),
    values: values.map((one) => ({
      key: newKey(),
      value: textsOf(one.value, 'value', one.translations),
      picture: one.picture ?? '',
    })),
  }));

const keyOfSku = (options: readonly OptionFields[], { values }: Sku) =>
  options
    .map((option, at) => option.values.find(({ value }) => value.own === values[at])?.key)
    .join('_') || ONLY;

/** Goods of the server as they are typed. */
export function toValues(mall: MallFormat, goods: OperatorGoodsDetail): GoodsValues {
  const options = optionsOf(goods);
  const { translations, state } = goods;
  const [day = '', time = '00:00'] = (goods.onSaleFrom ?? '').split(' ');
  return {
    shopId: String(goods.shopId),
    name: textsOf(goods.name, 'name', translations),
    intro: textsOf(goods.intro, 'intro', translations),
    unit: textsOf(goods.unit, 'unit', translations),
    description: textsOf(goods.description, 'description', translations),
    keyword: goods.keyword,
    code: goods.code ?? '',
    categoryId: String(goods.categoryId),
    shopCategoryId: goods.shopCategoryId === null ? '' : String(goods.shopCategoryId),
    pictures: goods.pictures.map((one) => ({
      address: one.address,
      alt: textsOf(one.alt ?? '', 'alt', one.translations),
    })),
    specifications: goods.specifications.map((one) => ({
      name: textsOf(one.name, 'name', one.translations),
      value: textsOf(one.value, 'value', one.translations),
    })),
    options,
    skus: Object.fromEntries(goods.skus.map((sku) => [keyOfSku(options, sku), cellsOf(mall, sku)])),
    virtual: goods.virtual,
    postage: typed(mall, goods.postage),
    guaranteeIds: goods.guaranteeIds.map(String),
    state: state === 'archived' ? 'offSale' : state,
    day,
    time: time.slice(0, 5),
  };
}
