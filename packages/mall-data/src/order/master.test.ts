import type { MasterOrderDetail } from '@vermilion/api-client';
import { describe, expect, it } from 'vitest';
import { mall } from '../testing/dollar-mall';
import { shownBill, shownLine, wireMaster } from '../testing/wire-order';
import { toMaster } from './detail';

const shown = (part: Partial<MasterOrderDetail> = {}) =>
  toMaster(mall, { ...wireMaster, ...part }, 'Card');

describe('an order of several shops', () => {
  it('tells its bill, its recipient and the lines of each shop', () => {
    expect(shown()).toEqual({
      ...shownBill,
      orderNo: 'PT1',
      state: 'unpaid',
      shops: [{ id: 7, name: 'Leaf & Kettle', href: '/shop/7', lines: [shownLine] }],
      paymentMethod: 'Card',
    });
  });

  it.each([
    [{}, 'unpaid', undefined],
    [{ paid: true }, 'toShip', undefined],
    [{ isCancel: true }, 'cancelled', undefined],
    [{ payType: 'cod' }, 'toShip', 2550],
    [{ payType: 'cod', paid: true }, 'toShip', undefined],
    [{ payType: 'cod', isCancel: true }, 'cancelled', undefined],
  ] as const)('with %j is %s, and %s is to be collected', (part, state, collectMinor) => {
    const order = shown(part);
    expect([order.state, order.collectMinor]).toEqual([state, collectMinor]);
  });

  it('tells until when it can be paid, the shopper’s note and that a payment settles late', () => {
    const part = { cancelTime: '2026-03-02 10:00:00', mark: 'Ring twice', paymentProcessing: true };
    expect(shown(part)).toMatchObject({
      payUntil: new Date('2026-03-02T02:00:00Z'),
      note: 'Ring twice',
      isPaymentProcessing: true,
    });
    expect(shown({ mark: '' }).note).toBeUndefined();
  });
});
