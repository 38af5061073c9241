import type { CartShop } from '@vermilion/api-client';

/** Quantities in the account's cart and stocks, by SKU. */
export interface AccountCart {
  /** Number of units in the cart by SKU id. */
  quantities: ReadonlyMap<number, number>;
  /** Number of units that can be bought by SKU id; an SKU whose stock the server does not send is left out. */
  stocks: ReadonlyMap<number, number>;
}

/** SKU of a row: `attrId`, or the text that older servers send. */
export const skuIdOf = (row: { attrId?: number; productAttrUnique?: string }) =>
  row.attrId ?? Number(row.productAttrUnique);

/** Quantities and stocks of the account's cart by SKU. */
export function toAccountCart(shops: readonly CartShop[]): AccountCart {
  const rows = shops.flatMap((shop) => shop.cartInfoList);
  return {
    quantities: new Map(rows.map((row) => [skuIdOf(row), row.cartNum])),
    stocks: new Map(rows.flatMap((row) => (row.stock === null ? [] : [[skuIdOf(row), row.stock]]))),
  };
}
