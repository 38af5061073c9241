import type { OrderPrice } from '@vermilion/api-client';
import { describe, expect, it } from 'vitest';
import { mall } from '../testing/dollar-mall';
import { toPoints, toReservation, toSums } from './checkout';

const price: OrderPrice = {
  proTotalFee: '25.00',
  couponFee: '3.00',
  integralFee: '0.50',
  freightFee: '4.00',
  payFee: '25.50',
};

describe('the totals of a draft', () => {
  it('are those of the server', () => {
    expect(toSums(mall)(price)).toEqual({
      goodsMinor: 2500,
      couponMinor: 300,
      pointsMinor: 50,
      freightMinor: 400,
      payMinor: 2550,
    });
  });

  it('are without coupons and points where the server sends none', () => {
    const wire = { ...price, couponFee: null, integralFee: undefined, orderList: [] };
    expect(toSums(mall)(wire)).toMatchObject({ couponMinor: 0, pointsMinor: 0 });
  });
});

describe('the points of a checkout', () => {
  it('tell what they are worth, where the server has points', () => {
    const integral = { balance: 300, usable: 250, usableFee: '2.50' };
    expect(toPoints(mall, { ...price, integral })).toEqual({
      balance: 300,
      usable: 250,
      usableMinor: 250,
    });
    expect(toPoints(mall, price)).toBeUndefined();
  });
});

describe('the life of a draft', () => {
  it('is counted from the request', () => {
    const draft = { leftSeconds: 900, maxLeftSeconds: 3600, isHeld: true };
    const requestedAt = Date.UTC(2026, 2, 2, 9, 30);
    expect(toReservation({ ...price, draft }, requestedAt)).toEqual({
      until: new Date('2026-03-02T09:45:00Z'),
      held: true,
    });
    expect(toReservation(price, requestedAt)).toBeUndefined();
  });
});
