import type { GoodsFields, OperatorGoodsDetail } from '@vermilion/api-client/operator';

/** A draft with everything but what is of one thing only: stock and codes. */
export function toCopy(goods: OperatorGoodsDetail): GoodsFields {
  const { code: _code, shopCategoryId, skus, ...fields } = goods;
  return {
    ...fields,
    ...(shopCategoryId !== null && { shopCategoryId }),
    skus: skus.map(({ values, price, originalPrice, weight, picture }) => ({
      values,
      price,
      ...(originalPrice !== null && { originalPrice }),
      weight,
      picture,
    })),
    state: 'draft',
    onSaleFrom: undefined,
  };
}
