import type { GoodsFields, OperatorGoodsDetail } from '@vermilion/api-client/operator';

const orAbsent = <Value>(value: Value | null): Value | undefined => value ?? undefined;

/** Goods that were read, as a request that changes nothing; archived ones are off sale in it. */
export const toFields = ({ state, skus, ...goods }: OperatorGoodsDetail): GoodsFields => ({
  ...goods,
  state: state === 'archived' ? 'offSale' : state,
  code: orAbsent(goods.code),
  shopCategoryId: orAbsent(goods.shopCategoryId),
  onSaleFrom: orAbsent(goods.onSaleFrom),
  skus: skus.map((sku) => ({
    ...sku,
    originalPrice: orAbsent(sku.originalPrice),
    stockBefore: sku.stock,
    code: orAbsent(sku.code),
    barCode: orAbsent(sku.barCode),
  })),
});

/** A draft with everything but what is of one thing only: stock and codes. */
export function toCopy(goods: OperatorGoodsDetail): GoodsFields {
  const { code: _code, onSaleFrom: _onSaleFrom, skus, ...fields } = toFields(goods);
  return {
    ...fields,
    state: 'draft',
    skus: skus.map(({ values, price, originalPrice, weight, picture }) => ({
      values,
      price,
      originalPrice,
      weight,
      picture,
    })),
  };
}
