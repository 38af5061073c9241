import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyCoupon, type HeldCoupon } from '../coupon/rules';
import { sumOf } from '../money/allocate';
import type { DraftLine } from './draft';
import { groupByShop } from '../shop/group-by-shop';
import { priceOrder } from './price';
import { noteObstacle } from './rules';
import { orderObstacle } from '../inventory/availability';

const line = (change: Partial<DraftLine> = {}): DraftLine => ({
  shopId: 1,
  shopName: 'Shop',
  productId: 1,
  skuId: 1,
  productName: 'Teapot',
  skuName: 'red',
  image: '',
  categoryIds: [],
  priceMinor: 1999,
  quantity: 1,
  postageMinor: 100,
  cartId: null,
  ...change,
});

describe('the price of an order', () => {
  it('adds goods, freight by the unit, and takes the coupon off', () => {
    const lines = [line({ quantity: 3 }), line({ shopId: 2, skuId: 2, postageMinor: 0 })];
    const order = priceOrder(lines, [500, 1], { freeFromMinor: null });
    expect(order).toMatchObject({
      goodsMinor: 7996,
      freightMinor: 300,
      couponMinor: 501,
      payMinor: 7795,
    });
    expect(order.shops.map((shop) => shop.payMinor)).toEqual([5797, 1998]);
  });

  it('sends the goods of a shop for nothing from its threshold', () => {
    const lines = [line({ quantity: 3 }), line({ shopId: 2, skuId: 2 })];
    expect(priceOrder(lines, null, { freeFromMinor: 5997 }).freightMinor).toBe(100);
  });

  it('is the sum of its lines, whatever the draft and the coupon', () => {
    const small = fc.integer({ min: 1, max: 4 });
    const drafts = fc.array(
      fc.record({
        shopId: small,
        productId: small,
        priceMinor: fc.nat({ max: 99_999 }),
        quantity: fc.integer({ min: 1, max: 99 }),
        postageMinor: fc.nat({ max: 500 }),
      }),
      { minLength: 1, maxLength: 15 },
    );
    const coupons = fc.record({
      moneyMinor: fc.integer({ min: 1, max: 100_000 }),
      shopId: fc.option(small),
    });
    fc.assert(
      fc.property(drafts, coupons, (draft, { moneyMinor, shopId }) => {
        const lines = draft.map((item) => line(item));
        const coupon: HeldCoupon = {
          useType: shopId === null ? 3 : 1,
          shopId,
          productIds: [],
          categoryIds: [],
          moneyMinor,
          minMinor: 0,
          status: 0,
          startAt: new Date(0),
          endAt: new Date(2e12),
        };
        const decision = applyCoupon(coupon, lines, new Date(1e12));
        const order = priceOrder(lines, decision.fits ? decision.shares : null, {
          freeFromMinor: 50_000,
        });
        const all = order.shops.flatMap((shop) => shop.lines);
        expect(sumOf(all, (item) => item.payMinor)).toBe(order.payMinor);
        expect(order.payMinor).toBe(order.goodsMinor + order.freightMinor - order.couponMinor);
        expect(order.couponMinor).toBe(decision.fits ? decision.discountMinor : 0);
        for (const part of [...all, ...order.shops]) {
          expect(part.payMinor).toBe(part.goodsMinor + part.freightMinor - part.couponMinor);
          expect(part.payMinor).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });
});

it('keeps shops and rows in the order of their first row', () => {
  const rows = [line({ shopId: 2, skuId: 1 }), line({ skuId: 2 }), line({ shopId: 2, skuId: 3 })];
  expect(groupByShop(rows).map((part) => part.rows.map((row) => row.skuId))).toEqual([[1, 3], [2]]);
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
