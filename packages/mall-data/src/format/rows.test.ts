import type { CartRow, IndexProduct, MerchantCard } from '@vermilion/api-client';
import { describe, expect, it } from 'vitest';
import { toShops } from '../cart/cart';
import { toGoods } from '../goods/goods';
import { toStreetShop } from '../home/home';
import { toReview } from '../review/review';
import { toShopHit } from '../shop/shops';
import { mall } from '../testing/dollar-mall';
import { integerOf, rowsOf, textOf } from './rows';

const broken: unknown[] = [
  null,
  undefined,
  {},
  [],
  'text',
  7,
  { id: null },
  { id: {}, price: '1' },
];
/** Rows as a server may send them, despite the contract. */
const wire = <T>(...rows: unknown[]) => [...broken, ...rows] as T[];

const goods = { id: 3, image: '/a.webp', storeName: 'Tea', price: '12.50', sales: 4 };

describe('lists of the wire', () => {
  it('are nothing where there is no list', () => {
    for (const list of [null, undefined, {}, 'x', 3])
      expect(rowsOf(list as [], String)).toEqual([]);
  });

  it('of goods: a row that cannot be read takes nothing but itself away', () => {
    const rows = wire<IndexProduct>(
      ...[
        { ...goods, price: 'free' },
        { ...goods, storeName: null },
        { ...goods, id: 'x' },
      ],
      ...[{ ...goods, image: null }, goods],
    );
    expect(rowsOf(rows, toGoods(mall))).toMatchObject([{ id: 3, name: 'Tea', priceMinor: 1250 }]);
  });

  it('of shops, with goods of which some cannot be read', () => {
    const shop = { id: 1, name: 'Kiln', avatar: '/s.webp', starLevel: 4, proList: wire(goods) };
    expect(rowsOf(wire<MerchantCard>(shop), toShopHit(mall))).toMatchObject([
      { id: 1, goods: [{ id: 3 }] },
    ]);
    expect(rowsOf(wire<MerchantCard>(shop), toStreetShop(mall))).toMatchObject([{ id: 1 }]);
  });

  it('of the cart', () => {
    const row = { id: 9, productId: 3, attrId: 4, cartNum: 2, storeName: 'Tea', image: '/a.webp' };
    const rows = wire<CartRow>({ ...row, price: '1.00', stock: 3, suk: 'red,big' });
    expect(toShops(mall)([{ merName: 'Kiln', merId: 1, cartInfoList: rows }])).toMatchObject([
      { rows: [{ id: 9, specification: 'red, big', quantity: 2 }] },
    ]);
    expect(toShops(mall)(wire<never>())).toEqual([]);
  });

  it('of reviews, with a time that is one', () => {
    const review = { nickname: 'Ann', star: 5, comment: 'Good', pics: [''], createTime: 'soon' };
    const good = { ...review, createTime: '2026-03-01 08:00:00' };
    expect(rowsOf(wire<never>(review, good), toReview(mall))).toMatchObject([
      { author: 'Ann', pictures: [] },
    ]);
  });

  it('hold texts and numbers', () => {
    expect([textOf(''), integerOf('12'), integerOf(0)]).toEqual(['', 12, 0]);
    for (const bad of [null, undefined, 1.5, 'x', '', {}, true, ['5']])
      expect(() => integerOf(bad)).toThrow('number is missing');
    for (const bad of [null, undefined, 1, {}])
      expect(() => textOf(bad)).toThrow('text is missing');
  });
});
