import { exampleData } from '../generated/examples.gen';
import type { CartRow, IndexProduct } from '../generated/models.gen';
import { minorOf } from './money';
import { notFound } from './refusal';

const goods = exampleData.productList.list;

/** The goods of the examples with this id. */
export function goodsWith(id: number): IndexProduct {
  const found = goods.find((one) => one.id === id);
  if (!found) throw notFound();
  return found;
}

/** The only sku of goods that have no choice: its id is that of the goods. */
export function skuOf(productId: number) {
  const { image, price, otPrice, sales, stock } = goodsWith(productId);
  return { id: productId, productId, sku: '', image, price, otPrice, sales, stock: stock ?? 0 };
}

const namedSkus = Object.values(exampleData.productDetail.productValue ?? {});

/** A cart row of the goods. Ids of skus are not checked: the examples have one each. */
export function rowOf(id: number, productId: number, skuId: number, cartNum: number): CartRow {
  const { image, storeName, price, stock } = goodsWith(productId);
  return {
    id,
    productId,
    productAttrUnique: String(skuId),
    cartNum,
    image,
    storeName,
    attrId: skuId,
    suk: namedSkus.find((sku) => sku.id === skuId)?.sku ?? null,
    price,
    addedPrice: price,
    attrStatus: true,
    stock: stock ?? 0,
    invalidReason: null,
  };
}

/** The price of all units of a row, in minor units. */
export const goodsOf = ({ price, cartNum }: CartRow): number => minorOf(price) * cartNum;

/** Goods whose name has all words of a query. */
export const searchGoods = (query: string): IndexProduct[] =>
  goods.filter(({ storeName }) =>
    query
      .toLowerCase()
      .split(/\s+/)
      .every((word) => storeName.toLowerCase().includes(word)),
  );

/** The shop of goods, as carts group them. */
export function shopOf(productId: number): { merId: number; merName: string } {
  const { merId, merName } = goodsWith(productId);
  return { merId: merId ?? 0, merName: merName ?? '' };
}

/** Groups rows by the shops of their goods. */
export function byShop<Row extends Pick<CartRow, 'productId'>>(rows: readonly Row[]) {
  const shops = new Map<number, { merId: number; merName: string; rows: Row[] }>();
  for (const row of rows) {
    const shop = shopOf(row.productId);
    const group = shops.get(shop.merId) ?? { ...shop, rows: [] };
    group.rows.push(row);
    shops.set(shop.merId, group);
  }
  return [...shops.values()];
}
