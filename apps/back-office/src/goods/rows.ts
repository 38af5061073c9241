import type { OperatorGoods, OperatorSku } from '@vermilion/api-client/operator';

/** A sku with its goods; the first of each goods stands for them. */
export interface SkuRow {
  sku: OperatorSku;
  goods: OperatorGoods;
  isFirst: boolean;
}

/** The goods as rows of a table, one for each sku. */
export const rowsOf = (goods: readonly OperatorGoods[]): SkuRow[] =>
  goods.flatMap((one) => one.skus.map((sku, index) => ({ sku, goods: one, isFirst: index === 0 })));

/** The name of a sku with that of its goods. */
export const nameOf = ({ goods, sku }: Pick<SkuRow, 'goods' | 'sku'>) =>
  sku.sku && goods.skus.length > 1 ? `${goods.name} (${sku.sku})` : goods.name;
