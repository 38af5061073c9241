import { describe, expect, it } from 'vitest';
import { mall } from '../testing/dollar-mall';
import { shownLine, wireLine } from '../testing/wire-order';
import { toLine, toShopLines } from './order';

const { productName, image, sku, price, payNum } = wireLine;
const draftLine = { productName, image, sku, price, payNum };

describe('a line of an order', () => {
  it('tells its goods', () => expect(toLine(mall)(wireLine, 0)).toEqual(shownLine));

  it('tells its shares of the bill where the server does', () => {
    const shares = { couponFee: '3.00', integralFee: '0.50', freightFee: '4.00', payFee: '25.50' };
    expect(toLine(mall)({ ...wireLine, ...shares }, 0).shares).toEqual({
      couponMinor: 300,
      pointsMinor: 50,
      freightMinor: 400,
      payMinor: 2550,
    });
    expect(toLine(mall)({ ...wireLine, payFee: '25.00' }, 0).shares).toEqual({
      couponMinor: 0,
      pointsMinor: 0,
      freightMinor: 0,
      payMinor: 2500,
    });
  });

  it('of a draft is told apart by its SKU, else by its place', () => {
    expect(toLine(mall)({ ...draftLine, productId: 101, attrValueId: 1001 }, 2)).toEqual({
      ...shownLine,
      id: 1001,
    });
    expect(toLine(mall)(draftLine, 2)).toMatchObject({ id: 2, href: '/goods/0' });
  });
});

describe('the lines of a shop', () => {
  it('come with the shop and the days on which they arrive', () => {
    const arrival = { from: '2026-12-01', until: '2026-12-05' };
    const wire = { merId: 7, merName: 'Leaf & Kettle', orderInfoList: [wireLine], arrival };
    expect(toShopLines(mall)(wire)).toEqual({
      id: 7,
      name: 'Leaf & Kettle',
      href: '/shop/7',
      lines: [shownLine],
      arrival,
    });
  });
});
