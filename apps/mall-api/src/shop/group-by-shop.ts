/** The rows of one shop. */
export interface ShopPart<T> {
  shopId: number;
  shopName: string;
  rows: T[];
}

/** Groups rows by shop; shops and rows keep their order of first appearance. */
export function groupByShop<T extends { shopId: number; shopName: string }>(
  rows: readonly T[],
): ShopPart<T>[] {
  const parts = new Map<number, ShopPart<T>>();
  for (const row of rows) {
    const part = parts.get(row.shopId);
    if (part) part.rows.push(row);
    else parts.set(row.shopId, { shopId: row.shopId, shopName: row.shopName, rows: [row] });
  }
  return [...parts.values()];
}
