import type { CartShop } from '@vermilion/api-client';

/** What the account's cart holds already, and what the skus have in stock, by sku. */
export interface AccountCart {
  quantities: ReadonlyMap<number, number>;
  stocks: ReadonlyMap<number, number>;
}

/** Sku of a row: `attrId`, or the text that older servers send. */
export const skuIdOf = (row: { attrId?: number; productAttrUnique?: string }) =>
  row.attrId ?? Number(row.productAttrUnique);

/** Quantities and stocks of the account's cart by sku. */
export function toAccountCart(shops: readonly CartShop[]): AccountCart {
  const rows = shops.flatMap((shop) => shop.cartInfoList);
  return {
    quantities: new Map(rows.map((row) => [skuIdOf(row), row.cartNum])),
    stocks: new Map(rows.flatMap((row) => (row.stock === null ? [] : [[skuIdOf(row), row.stock]]))),
  };
}
