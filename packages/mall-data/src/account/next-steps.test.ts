import type { AwaitPayOrder, MyCoupon, RefundRow } from '@vermilion/api-client';
import { describe, expect, it } from 'vitest';
import { mall } from '../testing/dollar-mall';
import { toNextSteps, type Waiting } from './next-steps';

const now = Date.parse('2026-05-20T12:00:00+08:00');
// Only the fields that are read
const unpaid = [
  { orderNo: 'PT1', payPrice: '24.90', totalNum: 2, cancelTime: '2026-05-20 13:00:00' },
] as AwaitPayOrder[];
const refund = (refundOrderNo: string, part: Partial<RefundRow>) =>
  ({ refundOrderNo, refundPrice: '5.00', refundStatus: 0, ...part }) as RefundRow;
const coupon = (id: number, endTime: string | null) =>
  ({ id, name: 'Spring', money: '10.00', endTime }) as MyCoupon;

const kindsOf = (waiting: Waiting, at: number) =>
  toNextSteps(mall, waiting, at).map(({ kind, id }) => [kind, id]);

describe('toNextSteps', () => {
  it('puts first what is lost by waiting', () => {
    const waiting = {
      unpaid,
      refunds: [
        refund('R1', { refundStatus: 2 }),
        refund('R2', { refundStatus: 2, returnState: 'toSend' }),
      ],
      coupons: [coupon(7, '2026-05-22 00:00:00')],
      toReceive: 2,
      toReview: 3,
    };
    expect(kindsOf(waiting, now)).toEqual([
      ['pay', 'PT1'],
      ['sendBack', 'R2'],
      ['coupon', '7'],
      ['receive', 'orders'],
      ['refund', 'R1'],
      ['review', 'goods'],
    ]);
  });

  it('leaves out what has ended, and coupons with more than a week left', () => {
    const waiting = {
      refunds: [refund('R1', { refundStatus: 3 }), refund('R2', { refundStatus: 1 })],
      coupons: [
        coupon(1, '2026-05-20 11:00:00'),
        coupon(5, '2026-05-20 12:00:00'),
        coupon(2, '2026-05-27 12:00:00'),
        coupon(3, '2026-05-27 12:00:01'),
        coupon(4, null),
      ],
      toReceive: 0,
      toReview: 0,
    };
    expect(kindsOf(waiting, now)).toEqual([['coupon', '2']]);
  });

  it('asks for no payment that is being confirmed', () => {
    const processing = unpaid.map((order) => ({ ...order, paymentProcessing: true }));
    expect(toNextSteps(mall, { unpaid: processing }, now)).toEqual([]);
  });

  it('says until when an order can be paid, and leads to it', () => {
    expect(toNextSteps(mall, { unpaid }, now)).toEqual([
      {
        kind: 'pay',
        id: 'PT1',
        href: '/order/PT1?status=0',
        amountMinor: 2490,
        pieces: 2,
        until: new Date('2026-05-20T13:00:00+08:00'),
      },
    ]);
  });

  it.each([
    [{ refundStatus: 0 }, 'refund'],
    [{ refundStatus: 2, returnState: 'sent' }, 'refund'],
    [{ refundStatus: 2 }, 'refund'],
    [{ refundStatus: 2, returnState: 'toSend' }, 'sendBack'],
  ] as const)('leads to a refund with %j as %s', (part, kind) => {
    const href = '/refund/R1';
    expect(toNextSteps(mall, { refunds: [refund('R1', part)] }, now)).toEqual([
      { kind, id: 'R1', href, amountMinor: 500 },
    ]);
  });

  it('says what a coupon is worth and when it ends', () => {
    const coupons = [coupon(7, '2026-05-22 00:00:00')];
    expect(toNextSteps(mall, { coupons }, now)).toEqual([
      {
        kind: 'coupon',
        id: '7',
        href: '/coupons',
        amountMinor: 1000,
        name: 'Spring',
        endsAt: new Date('2026-05-22T00:00:00+08:00'),
      },
    ]);
  });

  it('leads to what has arrived or will', () => {
    expect(toNextSteps(mall, { toReceive: 2, toReview: 3 }, now)).toEqual([
      { kind: 'receive', id: 'orders', href: '/orders/toReceive', orders: 2 },
      { kind: 'review', id: 'goods', href: '/reviews', goods: 3 },
    ]);
  });
});
