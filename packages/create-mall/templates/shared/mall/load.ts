import {
  type CategoryNode as WireCategory,
  type MallClient,
  MallError,
} from '@vermilion/api-client';
import type { CategoryNode } from '@vermilion/mall-components/category';
import { toInvalid, toShops } from '@vermilion/mall-data/cart';
import { type Mall, mallFormat, rowsOf } from '@vermilion/mall-data/format';
import { toGoods, toImages, toMatrix } from '@vermilion/mall-data/goods';
import { links, ownLinks } from './links';

/** How the mall writes amounts, and where this app has its pages. 0: the UTC offset of a mall that tells none. */
async function loadMall(api: MallClient): Promise<Mall> {
  return { ...mallFormat(await api.homeIndex(), 0), links };
}

const toCategory = ({ id, name, childList }: WireCategory): CategoryNode => ({
  id,
  name,
  href: links.search({ cid: id }),
  children: rowsOf(childList, toCategory),
});

/** What every page has: currency, categories, and trending words. */
export async function loadFrame(api: MallClient) {
  const [{ currency, currencySymbol, decimals }, categories, words] = await Promise.all([
    loadMall(api),
    api.categoryTree(),
    api.hotKeywords(),
  ]);
  return {
    money: { currency, currencySymbol, currencyDecimals: decimals },
    categories: rowsOf(categories, toCategory),
    hotWords: words.map(({ id, title }) => ({ id, title, href: ownLinks.find(title) })),
  };
}

const nameOf = (categories: readonly WireCategory[], id: number): string | undefined =>
  categories.flatMap((one) => [one, ...one.childList]).find((one) => one.id === id)?.name;

/** The goods of a search (`title`) or of a category, from the query of the page, with what they are. */
export async function loadList(api: MallClient, query: { title?: string; category?: string }) {
  const cid = query.category ? Number(query.category) : undefined;
  const [mall, { list }, categories] = await Promise.all([
    loadMall(api),
    api.productList({ keyword: query.title, cid }),
    cid === undefined ? [] : api.categoryTree(),
  ]);
  const title = query.title ?? (cid === undefined ? undefined : nameOf(categories, cid));
  return { goods: rowsOf(list, toGoods(mall)), title };
}

/** One of the goods; undefined where there are none with this id. */
export async function loadDetail(api: MallClient, id: number) {
  try {
    const [mall, wire, similar] = await Promise.all([
      loadMall(api),
      api.productDetail({ id }),
      api.similarProducts({ id }),
    ]);
    const { storeName, storeInfo, sales, ficti } = wire.productInfo;
    return {
      id,
      name: storeName,
      introduction: storeInfo,
      soldCount: sales + ficti,
      images: toImages(wire),
      matrix: toMatrix(mall, wire),
      similar: rowsOf(similar.slice(0, 4), toGoods(mall)),
    };
  } catch (error) {
    if (error instanceof MallError && error.reason === 'not-found') return undefined;
    throw error;
  }
}

/** The cart of the account, and what is no longer sold. */
export async function loadCart(api: MallClient) {
  const [mall, valid, invalid] = await Promise.all([
    loadMall(api),
    api.cartList({ isValid: true }),
    api.cartList({ isValid: false }),
  ]);
  return { shops: toShops(mall)(valid), invalid: toInvalid(invalid) };
}

export type ListData = Awaited<ReturnType<typeof loadList>>;
export type FrameData = Awaited<ReturnType<typeof loadFrame>>;
export type GoodsDetail = NonNullable<Awaited<ReturnType<typeof loadDetail>>>;
