import { exampleData } from '../generated/examples.gen';
import type { IndexProduct, ProductDetail } from '../generated/models.gen';
import type { Catalogue } from './goods';

const { productInfo, ...example } = exampleData.productDetail;

/** The page of goods that have no choice, like that of the example. The id of their only sku is their own. */
function detailOf(row: IndexProduct): ProductDetail {
  const { id, image, storeName, price, otPrice, sales, ficti } = row;
  if (id === productInfo.id) return exampleData.productDetail;
  const stock = row.stock ?? 0;
  const sku = { id, productId: id, sku: '', image, price, otPrice, sales, stock };
  const own = { id, image, storeName, price, otPrice, sales, ficti, stock, storeInfo: null };
  const info = { ...productInfo, ...own, sliderImage: JSON.stringify([image]), content: '' };
  return { ...example, productInfo: info, productAttr: [], productValue: { '': sku } };
}

/** The goods of the contract's examples. */
export const exampleCatalogue: Catalogue = {
  goods: exampleData.productList.list.map((row) => ({ row, detail: detailOf(row) })),
  categories: exampleData.categoryTree,
  hotWords: exampleData.hotKeywords,
};
