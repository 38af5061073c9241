import type { Measured } from './measure';
import { BUSY, ORDINARY } from './trade';

type Query = Record<string, string | number>;

const list = (name: string, query: Query = {}, more: Partial<Measured> = {}): Measured => ({
  name,
  id: 'productList',
  options: { query },
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
  })),
  ...sorted('prices 20 to 25', RANGE),
  ...sorted('prices from 500', EDGE),
  ...sorted('category, prices 20 to 25', { cid: 1, ...RANGE }),
  { name: 'recommended', id: 'recommendedProducts' },
  { name: 'best sold', id: 'leaderboard' },
];

export const searchCalls: readonly Measured[] = [
  ...['teapot', 'red', 'red teapot', '茶壶', 'แก้ว', 'a', 'alder 3f', 'nothing-like-it'].flatMap(
    (keyword) => [
      list(`search “${keyword}”`, { keyword }),
      list(`search “${keyword}”, price up`, { keyword, priceOrder: 'asc' }),
    ],
  ),
  list('category in a shop', { cid: 1, merId: 1 }),
  list('search “teapot” in a category', { keyword: 'teapot', cid: 1 }),
  list('search “teapot” in a shop', { keyword: 'teapot', merId: 1 }),
  list('search “teapot”, prices 20 to 25, most sold', {
    keyword: 'teapot',
    ...RANGE,
    salesOrder: 'desc',
  }),
  list('search “red teapot”, page 3 after 2', { keyword: 'red teapot', page: 3 }, { turning: 1 }),
];

export const otherCalls: readonly Measured[] = [
  { name: 'shops', id: 'shopStreet' },
  { name: 'shops by name', id: 'shopSearch', options: { query: { keyword: 'Fjord' } } },
  { name: 'reviews, the most reviewed', id: 'reviewList', options: { params: { id: 1 } } },
  {
    name: 'bad reviews, the most reviewed',
    id: 'reviewList',
    options: { params: { id: 1 }, query: { type: 3 } },
  },
  {
    name: 'numbers of reviews, the most reviewed',
    id: 'reviewSummary',
    options: { params: { id: 1 } },
  },
  { name: 'coupons to claim', id: 'claimableCoupons', options: { query: {} } },
  ...[BUSY, ORDINARY].flatMap((as): Measured[] => {
    const who = as === BUSY ? 'busy account' : 'account';
    return [
      { name: `cart, ${who}`, id: 'cartList', as, options: { query: { isValid: true } } },
      { name: `unpaid orders, ${who}`, id: 'awaitPayList', as },
      ...[1, 2, 3, 4, 5, 7].map((type) => ({
        name: `orders, tab ${type}, ${who}`,
        id: 'orderList',
        as,
        options: { query: { type } },
      })),
      {
        name: `completed orders, page 50, ${who}`,
        id: 'orderList',
        as,
        options: { query: { type: 5, page: 50 } },
      },
      { name: `numbers of orders, ${who}`, id: 'orderData', as },
      { name: `coupons, ${who}`, id: 'myCoupons', as, options: { query: { type: 'usable' } } },
    ];
  }),
];
