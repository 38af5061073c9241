import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchArgs } from '../pages/goods_search/loader';
import * as pageParams from '.';
import { paths } from './paths';
import type { QueryCodec } from './query-codec';

const codecs = Object.entries(pageParams) as [string, QueryCodec<Record<string, unknown>>][];
const { goodsParams, ordersParams, orderParams, paymentResultParams, searchParams } = pageParams;

/** Query parameters that pages read, with valid and invalid values. */
const names = [
  ...['title', 'cid', 'sort', 'minPrice', 'maxPrice', 'page', 'sku', 'tab', 'level', 'id', 'type'],
  ...[
    'name',
    'mode',
    'code',
    'state',
    'oauth_token',
    'oauth_verifier',
    'error',
    'preOrderNo',
    'orderNo',
  ],
  ...['orderStatus', 'status', 'redirect_status', 'local_order_no'],
];
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 120 }),
  fc.constantFrom('', ' ', '0', '00', '-1', '1e3', '0x1', '1.5', '1.005', 'NaN', '💡'.repeat(120)),
  fc.constantFrom('reviews', 'bad', 'priceDown', 'new', 'details', 'default', '12.50', '4'),
  fc.integer({ min: -5, max: 2_000_000 }).map(String),
);
const anyQuery = fc
  .array(fc.tuple(fc.constantFrom(...names), text), { maxLength: 12 })
  .map((entries) => new URLSearchParams(entries));

const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
const page = fc.integer({ min: 1, max: 999_999 });
const minor = optional(fc.nat({ max: 999_999_999 }).map((minor) => (minor / 100).toFixed(2)));

describe.each(codecs)('%s', (_name, codec) => {
  it('reads anything, and writes what it has read so that it reads the same again', () => {
    fc.assert(
      fc.property(anyQuery, (query) => {
        const value = codec.parse(query);
        expect(codec.parse(new URLSearchParams(codec.build(value)))).toEqual(value);
        expect(codec.parse(new URLSearchParams(codec.fields(value)))).toEqual(value);
      }),
    );
  });

  it('reduces a query to what it reads: the same for all queries that it reads alike', () => {
    fc.assert(
      fc.property(anyQuery, (query) => {
        const own = codec.reduce(`?${query.toString()}&utm_source=a&gclid=1`);
        expect(own).toBe(codec.build(codec.parse(query)));
        expect(codec.reduce(own)).toBe(own);
      }),
    );
  });

  it('writes nothing for defaults', () => {
    expect(codec.build(codec.parse(new URLSearchParams()))).toBe('');
    expect(codec.build({})).toBe('');
  });
});

describe('addresses of pages', () => {
  it('hold every search', () => {
    const search = fc.record({
      title: fc.stringMatching(/^([a-z茶ไ&=+%#]{1,20})?$/),
      cid: optional(fc.integer({ min: 1, max: 9_999_999 })),
      sort: fc.constantFrom('default', 'sales', 'priceUp', 'priceDown', 'new'),
      minPrice: minor,
      maxPrice: minor,
      type: optional(fc.integer({ min: 1, max: 99 })),
      rating: fc.constantFrom('', '4', '3'),
      inStock: fc.boolean(),
      isSelf: fc.boolean(),
      isReduced: fc.boolean(),
      hasCoupon: fc.boolean(),
      show: fc.constantFrom('goods', 'shops'),
      trade: optional(fc.integer({ min: 1, max: 99 })),
      values: fc.constantFrom('', '7', '7-12'),
      page,
    });
    fc.assert(
      fc.property(search, (wanted) => {
        const url = new URL(paths.search(wanted), 'https://mall.example');
        expect(searchParams.parse(url.searchParams)).toEqual(wanted);
      }),
    );
  });

  it('hold what is open on a page of goods', () => {
    const open = fc.record({
      sku: optional(fc.integer({ min: 1, max: 999_999_999 })),
      tab: fc.constantFrom('details', 'reviews'),
      level: fc.constantFrom('all', 'good', 'general', 'bad'),
      pictures: fc.boolean(),
      spec: fc.constantFrom('', 'S', 'Ink blue,XL'),
      page,
    });
    fc.assert(
      fc.property(open, (wanted) => {
        const url = new URL(paths.goods(7, wanted), 'https://mall.example');
        expect(goodsParams.parse(url.searchParams)).toEqual(wanted);
      }),
    );
  });

  it('name the tabs of orders by the numbers of the API', () => {
    expect(paths.orders('toReview', 2)).toBe('/users/order_list?orderStatus=4&page=2');
    expect(ordersParams.parse(new URLSearchParams('orderStatus=3')).orderStatus).toBe('completed');
    expect(ordersParams.parse(new URLSearchParams('orderStatus=1')).orderStatus).toBe('toShip');
    for (const other of ['orderStatus=9', 'menuCur=111'])
      expect(ordersParams.parse(new URLSearchParams(other)).orderStatus).toBe('all');
    expect(paths.orders('all')).toBe('/users/order_list');
    expect(paths.orders('toPay')).toBe('/users/order_list?orderStatus=0');
    expect(paths.settlement()).toBe('/users/merchant_settled?menuCur=70');
  });

  it('tell a master order from one that belongs to a shop', () => {
    expect(paths.order('N1', 0)).toBe('/order/order_detail?orderNo=N1&orderStatus=0');
    expect(orderParams.parse(new URLSearchParams('orderNo=N1')).orderStatus).toBeUndefined();
  });

  it('take what payment providers call the order and the state', () => {
    const query = new URLSearchParams('local_order_no=N1&redirect_status=failed');
    expect(paymentResultParams.parse(query)).toEqual({
      orderNo: 'N1',
      status: 'failed',
      token: '',
      PayerID: '',
    });
  });
});

describe('index', () => {
  it('reads nothing from nonsense', () => {
    const query = 'cid=x&sort=evil&rating=9&inStock=yes&show=all&minPrice=-1&maxPrice=1e9&page=0';
    expect(searchParams.parse(new URLSearchParams(query))).toEqual({
      title: '',
      cid: undefined,
      sort: 'default',
      minPrice: undefined,
      maxPrice: undefined,
      type: undefined,
      rating: '',
      inStock: false,
      isSelf: false,
      isReduced: false,
      hasCoupon: false,
      show: 'goods',
      trade: undefined,
      values: '',
      page: 1,
    });
  });

  it('asks the API to sort by one thing at a time', () => {
    const search = searchParams.parse(new URLSearchParams('sort=priceDown'));
    const { priceOrder, salesOrder, newOrder } = searchArgs(search);
    expect([priceOrder, salesOrder, newOrder]).toEqual(['desc', undefined, undefined]);
  });
});
