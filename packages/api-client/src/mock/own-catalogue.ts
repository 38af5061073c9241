import { exampleData } from '../generated/examples.gen';
import type { CategoryNode, IndexProduct, ProductDetail } from '../generated/models.gen';
import type { Catalogue, CatalogueGoods } from './goods';
import type { MockCategory, MockData, MockGoods } from './mock-data';

const STOCK = 50;
/** Ids of skus: room for as many combinations in each of the goods. */
const SKUS = 1000;

const toNode = (pid: number, { id, name, children = [] }: MockCategory): CategoryNode => ({
  id,
  pid,
  name,
  icon: null,
  childList: children.map((child) => toNode(id, child)),
});

/** A category and all above it, for each category. */
function pathsOf(categories: readonly MockCategory[], above: number[] = []): [number, number[]][] {
  return categories.flatMap(({ id, children = [] }) => {
    const path = [...above, id];
    return [[id, path] as [number, number[]], ...pathsOf(children, path)];
  });
}

/** All choices of one value of each option; one empty choice without options. */
const combinations = (options: readonly string[][]): string[][] =>
  options.reduce<string[][]>(
    (chosen, values) => chosen.flatMap((one) => values.map((value) => [...one, value])),
    [[]],
  );

function toRow(goods: MockGoods, merId: number): IndexProduct {
  const { id, name, pictures, price, oldPrice = null, sold = 0, stock = STOCK } = goods;
  const shop = { merId, merName: goods.shop ?? 'Shop' };
  const image = pictures[0] ?? '';
  const shown = { id, image, storeName: name, price, otPrice: oldPrice, sales: sold, ficti: 0 };
  return { ...shown, unitName: null, stock, ...shop, reviewCount: 0, stars: null };
}

function toDetail(goods: MockGoods, row: IndexProduct): ProductDetail {
  const { id, pictures, introduction = null, description = '', options = {}, category } = goods;
  const { image, price, otPrice, sales, merId, merName = '', ...rest } = row;
  const stock = rest.stock ?? 0;
  const skus = combinations(Object.values(options)).map((values, at) => ({
    id: id * SKUS + at,
    productId: id,
    sku: values.join(),
    stock,
    sales,
    price,
    otPrice,
    image,
  }));
  const { merchantInfo } = exampleData.productDetail;
  return {
    productInfo: {
      ...exampleData.productDetail.productInfo,
      id,
      image,
      storeName: row.storeName,
      price,
      otPrice,
      sales,
      ficti: 0,
      stock,
      merId: merId ?? 0,
      unitName: '',
      sliderImage: JSON.stringify(pictures),
      storeInfo: introduction,
      content: description,
      categoryId: category ?? 0,
    },
    productAttr: Object.entries(options).map(([attrName, values], at) => ({
      id: id * SKUS + at,
      productId: id,
      attrName,
      attrValues: values.join(),
    })),
    productValue: Object.fromEntries(skus.map((sku) => [sku.sku, sku])),
    merchantInfo: { ...merchantInfo, name: merName, proList: [] },
    userCollect: false,
    guaranteeList: [],
  };
}

/** The catalogue of a caller's own goods. */
export function ownCatalogue({ goods, categories = [], hotWords }: MockData): Catalogue {
  const paths = new Map(pathsOf(categories));
  const shops = [...new Set(goods.map(({ shop }) => shop))];
  const toGoods = (one: MockGoods): CatalogueGoods => {
    const row = toRow(one, shops.indexOf(one.shop) + 1);
    return { row, detail: toDetail(one, row), categories: paths.get(one.category ?? 0) ?? [] };
  };
  return {
    goods: goods.map(toGoods),
    categories: categories.map((one) => toNode(0, one)),
    hotWords: (hotWords ?? []).map((title, at) => ({ id: at + 1, title })),
  };
}
