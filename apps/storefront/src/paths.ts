type Value = string | number | undefined;

/** A path with the parts of the query that have a value. */
function withQuery(path: string, query: Record<string, Value>): string {
  const present = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  const text = new URLSearchParams(
    present.map(([name, value]) => [name, String(value)]),
  ).toString();
  return text ? `${path}?${text}` : path;
}

/** What a goods list can be asked for; kept in the address. Prices are major units as typed. */
export interface SearchQuery {
  title?: string;
  cid?: number;
  sort?: string;
  minPrice?: string;
  maxPrice?: string;
  page?: number;
}

/** What can be open on a goods page. */
export interface GoodsQuery {
  sku?: number;
  tab?: string;
  level?: string;
  page?: number;
}

/** `page` only from the second one on, so that a list has one address. */
const laterPage = (page: number | undefined) => (page && page > 1 ? page : undefined);

/** Route patterns: the table of routes reads them from here, as do the builders below. */
export const patterns = {
  home: '/',
  login: '/login',
  goodsDetail: '/goods_detail/:id?',
  goodsSearch: '/goods/goods_search',
  activity: '/goods/activity_list',
  leaderboard: '/goods/top_one',
  shopHome: '/merchant/merchant/home',
  shopStreet: '/merchant/merchant_street',
  privacy: '/middlewares/privacy_agreement',
  /** `callback_twitter` and its like. */
  callback: '/middlewares/:callback',
  cart: '/order/shopping_cart',
  confirm: '/order/order_confirm',
  paymentResult: '/order/payment_result',
  orderDetail: '/order/order_detail',
  orderList: '/users/order_list',
  addresses: '/users/address_list',
  profile: '/users/user_info',
} as const;

/** The address of every page, without the locale's prefix: the one place that knows them. */
export const paths = {
  home: () => patterns.home,
  /** `mode` is one of the overlay's; without it sign-in begins at its beginning. */
  login: (mode?: string) => withQuery(patterns.login, { mode }),
  /** With `sku` that specification is chosen; `tab`, `level` and `page` are of the reviews. */
  goods: (id: number, query: GoodsQuery = {}) =>
    withQuery(`/goods_detail/${id}`, { ...query, page: laterPage(query.page) }),
  search: ({ page, ...query }: SearchQuery) =>
    withQuery(patterns.goodsSearch, { ...query, page: laterPage(page) }),
  activity: (id: number, type: number, name: string, page?: number) =>
    withQuery(patterns.activity, { id, type, name, page: laterPage(page) }),
  leaderboard: () => patterns.leaderboard,
  shop: (id: number, page?: number) => withQuery(patterns.shopHome, { id, page: laterPage(page) }),
  shopStreet: (page?: number) => withQuery(patterns.shopStreet, { page: laterPage(page) }),
  privacy: () => patterns.privacy,
  cart: () => patterns.cart,
  confirm: (preOrderNo: string) => withQuery(patterns.confirm, { preOrderNo }),
  paymentResult: (orderNo: string) => withQuery(patterns.paymentResult, { orderNo }),
  /** `orderStatus` 0 is a master order that waits for its payment; without it one shop's order. */
  order: (orderNo: string, orderStatus?: number) =>
    withQuery(patterns.orderDetail, { orderNo, orderStatus }),
  orders: (orderStatus?: number, page?: number) =>
    withQuery(patterns.orderList, { orderStatus, page: laterPage(page) }),
  addresses: (page?: number) => withQuery(patterns.addresses, { page: laterPage(page) }),
  profile: () => patterns.profile,
} as const;
