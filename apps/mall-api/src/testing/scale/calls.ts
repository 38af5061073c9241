import type { Measured } from './measure';
import { BUSY, ORDINARY } from './trade';

type Query = Record<string, string | number>;

/** Twenty goods, each with its shop, skus and reviews by key, and a counted total. */
const LIST = 300;

const list = (name: string, query: Query = {}, more: Partial<Measured> = {}): Measured => ({
  name,
  id: 'productList',
  options: { query },
  pages: LIST,
  ...more,
});

const SORTS: readonly (readonly [string, Query])[] = [
  ['', {}],
  [', price up', { priceOrder: 'asc' }],
  [', price down', { priceOrder: 'desc' }],
  [', most sold', { salesOrder: 'desc' }],
  [', least sold', { salesOrder: 'asc' }],
  [', newest', { newOrder: 'desc' }],
  [', oldest', { newOrder: 'asc' }],
];
const sorted = (name: string, query: Query = {}) =>
  SORTS.map(([how, order]) => list(name + how, { ...query, ...order }));

/** The baseline of the comparison. */
export const DETAIL: Measured = {
  name: 'detail',
  id: 'productDetail',
  options: { params: { id: 1234 } },
  pages: 90,
};

const RANGE = { minPrice: '20', maxPrice: '25' };
const EDGE = { minPrice: '500' };

export const goodsCalls: readonly Measured[] = [
  ...sorted('whole mall'),
  list('whole mall, page 40', { page: 40 }),
  list('whole mall, page 40 after 39', { page: 40 }, { turning: 1 }),
  list('whole mall, most sold, page 500', { page: 500, salesOrder: 'desc' }),
  list(
    'whole mall, most sold, page 500 after 499',
    { page: 500, salesOrder: 'desc' },
    { turning: 1 },
  ),
  list('whole mall, page 40,000', { page: 40_000 }),
  ...sorted('category of level 1', { cid: 1 }),
  ...sorted('category of level 2', { cid: 101 }),
  ...sorted('category of level 3', { cid: 1001 }),
  ...sorted('shop', { merId: 1 }),
  ...SORTS.map(([how, order]): Measured => ({
    name: `shelf of a shop${how}`,
    id: 'shopProducts',
    options: { query: { merId: 1, cid: 2, ...order } },
    pages: LIST,
  })),
  list('a colour in the whole mall', { values: '12' }, { pages: 450 }),
  list('a colour and a brand in a category', { values: '12,60', cid: 1 }, { pages: 600 }),
  {
    name: 'facets of a category',
    id: 'productFacets',
    options: { query: { cid: 1 } },
    pages: 8000,
  },
  {
    name: 'what is similar',
    id: 'similarProducts',
    options: { params: { id: 1234 } },
    pages: 3500,
  },
  ...sorted('prices 20 to 25', RANGE),
  ...sorted('prices from 500', EDGE),
  ...sorted('category, prices 20 to 25', { cid: 1, ...RANGE }),
  { name: 'recommended', id: 'recommendedProducts', pages: LIST },
  { name: 'best sold', id: 'leaderboard', pages: LIST },
];

/** A search and its list by price: nearly half of the goods match some words, and all of them are read. */
const searches = (keyword: string, pages: number, byPrice: number) => [
  list(`search “${keyword}”`, { keyword }, { pages }),
  list(`search “${keyword}”, price up`, { keyword, priceOrder: 'asc' }, { pages: byPrice }),
];

export const searchCalls: readonly Measured[] = [
  ...searches('teapot', 10_000, 7200),
  ...searches('red', 10_000, 7200),
  ...searches('red teapot', 3900, 2700),
  ...searches('茶壶', 9600, 6700),
  ...searches('แก้ว', 8300, 5500),
  ...searches('a', 3400, 2500),
  ...searches('alder 3f', 150, 80),
  ...searches('nothing-like-it', 550, 350),
  list('category in a shop', { cid: 1, merId: 1 }, { pages: 360 }),
  list('search “teapot” in a category', { keyword: 'teapot', cid: 1 }, { pages: 8000 }),
  list('search “teapot” in a shop', { keyword: 'teapot', merId: 1 }, { pages: 8000 }),
  list(
    'search “teapot”, prices 20 to 25, most sold',
    { keyword: 'teapot', ...RANGE, salesOrder: 'desc' },
    { pages: 7200 },
  ),
  list(
    'search “red teapot”, page 3 after 2',
    { keyword: 'red teapot', page: 3 },
    { turning: 1, pages: 4000 },
  ),
];

interface AccountPages {
  cart: number;
  unpaid: number;
  /** by the number of the tab */
  tabs: Record<number, number>;
  counts: number;
  coupons: number;
}

/** The calls of one account, with the most pages that each may read. */
function callsOf(who: string, as: number, pages: AccountPages): Measured[] {
  const orders = (name: string, query: Query, most: number): Measured => ({
    name: `${name}, ${who}`,
    id: 'orderList',
    as,
    options: { query },
    pages: most,
  });
  return [
    {
      name: `cart, ${who}`,
      id: 'cartList',
      as,
      options: { query: { isValid: true } },
      pages: pages.cart,
    },
    { name: `unpaid orders, ${who}`, id: 'awaitPayList', as, pages: pages.unpaid },
    ...Object.entries(pages.tabs).map(([type, most]) =>
      orders(`orders, tab ${type}`, { type }, most),
    ),
    orders('completed orders, page 50', { type: 5, page: 50 }, 20),
    { name: `numbers of orders, ${who}`, id: 'orderData', as, pages: pages.counts },
    {
      name: `coupons, ${who}`,
      id: 'myCoupons',
      as,
      options: { query: { type: 'usable' } },
      pages: pages.coupons,
    },
  ];
}

export const otherCalls: readonly Measured[] = [
  { name: 'shops', id: 'shopStreet', pages: 800 },
  { name: 'shops by name', id: 'shopSearch', options: { query: { keyword: 'Fjord' } }, pages: 130 },
  {
    name: 'reviews, the most reviewed',
    id: 'reviewList',
    options: { params: { id: 1 } },
    pages: 30,
  },
  {
    name: 'bad reviews, the most reviewed',
    id: 'reviewList',
    options: { params: { id: 1 }, query: { type: 3 } },
    pages: 30,
  },
  {
    name: 'numbers of reviews, the most reviewed',
    id: 'reviewSummary',
    options: { params: { id: 1 } },
    pages: 20,
  },
  // with its count, which ends at 1,001 rows
  { name: 'coupons to claim', id: 'claimableCoupons', options: { query: {} }, pages: 1100 },
  ...callsOf('busy account', BUSY, {
    cart: 60,
    unpaid: 20,
    tabs: { 1: 40, 2: 60, 3: 250, 4: 60, 5: 220, 7: 450 },
    counts: 20,
    coupons: 3200,
  }),
  ...callsOf('account', ORDINARY, {
    cart: 20,
    unpaid: 170,
    tabs: { 1: 20, 2: 20, 3: 20, 4: 20, 5: 20, 7: 40 },
    counts: 25,
    coupons: 25,
  }),
];

/** Of operators, with a key of the whole mall. Other lists are found by values that plans of unknown ones do not count on. */
export const ordersOfOperators: readonly Measured[] = [
  ['orders of the mall', {}],
  ['orders behind an early one', { after: 100 }],
  ['orders of a shop', { shopId: 3 }],
  ['orders in a rare state', { state: 'cancelled' }],
].map(([name, query]): Measured => ({
  name: name as string,
  id: 'operatorOrders',
  options: { query: query as Query },
  pages: 700,
  isOperator: true,
}));
