import { describe, expect, it } from 'vitest';
import { mall } from '../testing/dollar-mall';
import { toCollect, toState } from './order';

const order = { status: 0, paid: true, payType: 'stripe', payPrice: '29.00' };

describe('the state of an order', () => {
  it.each([
    [{ status: 0 }, 'toShip'],
    [{ status: 1 }, 'toReceive'],
    [{ status: 2 }, 'toReview'],
    [{ status: 3 }, 'completed'],
    [{ status: 8 }, 'completed'],
    [{ status: 9 }, 'cancelled'],
    [{ status: 9, paid: false }, 'cancelled'],
    [{ status: 0, paid: false }, 'unpaid'],
    [{ status: 0, paid: false, payType: 'cod' }, 'toShip'],
  ])('with %j is %s', (part, state) => expect(toState({ ...order, ...part })).toBe(state));
});

describe('what a courier collects', () => {
  it.each([
    [{ payType: 'cod', paid: false }, 2900],
    [{ payType: 'cod', paid: true }, undefined],
    [{ payType: 'cod', paid: false, status: 9 }, undefined],
    [{ payType: 'stripe', paid: false }, undefined],
  ])('with %j is %s', (part, amount) => {
    expect(toCollect(mall)({ ...order, ...part })).toBe(amount);
  });
});
