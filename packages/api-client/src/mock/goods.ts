import type {
  CartRow,
  CategoryNode,
  IndexProduct,
  ProductDetail,
  SavedItem,
} from '../generated/models.gen';
import type { MallData } from '../generated/operations.gen';
import { minorOf } from './money';
import { notFound } from './refusal';

/** Goods in a list and on their page. */
export interface CatalogueGoods {
  row: IndexProduct;
  detail: ProductDetail;
  /** Ids of their category and of those above it. Without it they are in every category. */
  categories?: readonly number[];
}

/** What the mock sells. */
export interface Catalogue {
  goods: readonly CatalogueGoods[];
  categories: CategoryNode[];
  hotWords: MallData['hotKeywords'];
}

/** The goods with this id. */
export function goodsWith({ goods }: Catalogue, id: number): CatalogueGoods {
  const found = goods.find(({ row }) => row.id === id);
  if (!found) throw notFound();
  return found;
}

/** A cart row of the goods, with their shop. Where no sku has the id, it is that of the goods as a whole. */
export function rowOf(
  catalogue: Catalogue,
  id: number,
  productId: number,
  skuId: number,
  cartNum: number,
): SavedItem {
  const { row, detail } = goodsWith(catalogue, productId);
  const sku = Object.values(detail.productValue).find((one) => one.id === skuId);
  const { image, price, stock = 0 } = sku ?? row;
  return {
    id,
    productId,
    productAttrUnique: String(skuId),
    cartNum,
    image,
    storeName: row.storeName,
    attrId: skuId,
    suk: sku?.sku || null,
    price,
    addedPrice: price,
    attrStatus: true,
    stock,
    invalidReason: null,
    merId: row.merId ?? 0,
    merName: row.merName ?? '',
  };
}

/** The price of all units of a row, in minor units. */
export const goodsOf = ({ price, cartNum }: CartRow): number => minorOf(price) * cartNum;

/** Goods whose name has all words of a query, in a category if there is one. */
export const searchGoods = ({ goods }: Catalogue, query: string, category?: number | null) =>
  goods
    .filter(({ categories }) => !category || !categories || categories.includes(category))
    .map(({ row }) => row)
    .filter(({ storeName }) =>
      query
        .toLowerCase()
        .split(/\s+/)
        .every((word) => storeName.toLowerCase().includes(word)),
    );

/** Groups rows by their shop. */
export function byShop<Row extends { merId: number; merName: string }>(rows: readonly Row[]) {
  const shops = new Map<number, { merId: number; merName: string; rows: Row[] }>();
  for (const row of rows) {
    const { merId, merName } = row;
    const group = shops.get(merId) ?? { merId, merName, rows: [] };
    group.rows.push(row);
    shops.set(merId, group);
  }
  return [...shops.values()];
}
