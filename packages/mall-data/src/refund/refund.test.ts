import { describe, expect, it } from 'vitest';
import { mall } from '../testing/dollar-mall';
import { shownLine, wireLine } from '../testing/wire-order';
import { wireRefund } from '../testing/wire-refund';
import { toRefund, toRefundable } from './refund';

describe('a refund', () => {
  it.each([
    [{ refundStatus: 0 }, 'applied'],
    [{ refundStatus: 1 }, 'refused'],
    [{ refundStatus: 1, withdrawn: true }, 'withdrawn'],
    [{ refundStatus: 1, lapsed: true }, 'lapsed'],
    [{ refundStatus: 2, returnState: 'toSend' }, 'toReturn'],
    [{ refundStatus: 2, returnState: 'sent' }, 'returning'],
    [{ refundStatus: 2, returnState: null }, 'refunding'],
    [{ refundStatus: 2 }, 'refunding'],
    [{ refundStatus: 3 }, 'refunded'],
  ] as const)('with %j is %s', (change, state) => {
    expect(toRefund(mall)({ ...wireRefund, ...change }).state).toBe(state);
  });

  it('is listed with its shop, its lines and its amount', () => {
    expect(toRefund(mall)(wireRefund)).toEqual({
      refundNo: 'RE1',
      href: '/refund/RE1',
      shop: { id: 5, name: 'Hearth', href: '/shop/5' },
      state: 'applied',
      lines: [shownLine],
      quantity: 2,
      amountMinor: 2500,
      createdAt: new Date('2026-11-20T08:10:00Z'),
    });
    const anonymous = toRefund(mall)({ ...wireRefund, merId: undefined, merName: undefined });
    expect(anonymous.shop).toEqual({ id: 0, name: '', href: '/shop/0' });
  });
});

describe('what can be refunded', () => {
  it('knows the amount of each number of pieces', () => {
    const form = { orderNo: 'SH1', payPrice: '25.00', totalNum: 2, merId: 5, merName: 'Hearth' };
    const order = toRefundable(mall)({
      ...form,
      orderInfoList: [{ ...wireLine, refundPrices: ['12.50', '25.00'] }],
    });
    expect(order.lines).toMatchObject([{ quantity: 2, amountsMinor: [1250, 2500] }]);
  });

  it('is the whole order where the server tells no amounts by pieces', () => {
    const form = { orderNo: 'SH1', payPrice: '25.00', totalNum: 2, orderInfoList: [wireLine] };
    expect(toRefundable(mall)(form)).toMatchObject({
      orderNo: 'SH1',
      shop: { id: 0, name: '' },
      lines: [{ id: 4001, amountsMinor: [] }],
    });
  });
});
