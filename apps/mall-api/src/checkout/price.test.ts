import { describe, expect, it } from 'vitest';
import { orderObstacle } from '../inventory/availability';
import { groupByShop } from '../shop/group-by-shop';
import { draftLine as line } from '../testing/draft-line';
import { priceOrder } from './price';
import { noteObstacle } from './rules';

describe('the price of an order', () => {
  it('adds goods and freight, and takes coupons and points off', () => {
    const lines = [line({ quantity: 3 }), line({ shopId: 2, skuId: 2 })];
    const shares = { freight: [300, 0], shopCoupon: [500, 0], generalCoupon: [0, 1] };
    expect(priceOrder(lines, { ...shares, points: [10, 20] }, 2)).toMatchObject({
      goodsMinor: 7996,
      freightMinor: 300,
      couponMinor: 501,
      generalCouponMinor: 1,
      points: 30,
      pointsMinor: 60,
      payMinor: 7735,
      shops: [{ payMinor: 5777 }, { payMinor: 1958 }],
    });
  });
});

describe('priceOrder', () => {
  it('keeps shops and rows in the order of their first row', () => {
    const rows = [line({ shopId: 2, skuId: 1 }), line({ skuId: 2 }), line({ shopId: 2, skuId: 3 })];
    expect(groupByShop(rows).map((part) => part.rows.map((row) => row.skuId))).toEqual([
      [1, 3],
      [2],
    ]);
  });

  describe('what stands in the way', () => {
    const goods = { productName: 'Teapot', skuName: 'red', isSellable: true, stock: 2 };
    it.each([
      [null, {}],
      ['“Teapot” (red) is no longer on sale.', { isSellable: false }],
      ['“Teapot” (red) is sold out.', { stock: 0 }],
      ['Only 1 of “Teapot” is left.', { stock: 1, skuName: '' }],
    ])('%s', (sentence, change) => {
      expect(orderObstacle({ ...goods, ...change }, 2)).toBe(sentence);
    });

    it('counts characters of a note as people do', () => {
      expect(noteObstacle('😀'.repeat(149))).toBeNull();
      expect(noteObstacle('😀'.repeat(150))).toMatch(/149/);
    });
  });
});
