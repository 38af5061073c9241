import type { AwaitPayOrder, OrderRow } from '@vermilion/api-client';
import { describe, expect, it } from 'vitest';
import { mall } from '../testing/dollar-mall';
import { shownLine, wireLine } from '../testing/wire-order';
import { toCounts, toShopOrder, toUnpaid } from './list';

const unpaid: AwaitPayOrder = {
  id: 702,
  orderNo: 'PT1',
  totalNum: 2,
  payPrice: '29.00',
  redirect: null,
  paid: false,
  payType: 'stripe',
  createTime: '2026-03-07 12:00:00',
  cancelTime: '2026-03-07 12:30:00',
  paymentProcessing: false,
  orderList: [{ merId: 7, merName: 'Leaf & Kettle', orderInfoList: [wireLine] }],
};
const row: OrderRow = {
  id: 701,
  orderNo: 'SH1',
  merId: 7,
  merName: 'Leaf & Kettle',
  createTime: '2026-03-02 09:30:00',
  paid: true,
  payType: 'stripe',
  payPrice: '29.00',
  status: 2,
  totalNum: 2,
  refundStatus: 0,
  deliveryId: 'SP1',
  orderInfoList: [wireLine],
};
const shop = { id: 7, name: 'Leaf & Kettle', href: '/shop/7' };
const shown = (part: Partial<OrderRow> = {}) => toShopOrder(mall)({ ...row, ...part });

describe('an unpaid order in the list', () => {
  it('tells its shops, its amount and until when it can be paid', () => {
    expect(toUnpaid(mall)(unpaid)).toEqual({
      kind: 'unpaid',
      orderNo: 'PT1',
      href: '/order/PT1?status=0',
      shops: [{ ...shop, lines: [shownLine] }],
      quantity: 2,
      payMinor: 2900,
      createdAt: new Date('2026-03-07T04:00:00Z'),
      payUntil: new Date('2026-03-07T04:30:00Z'),
      isPaymentProcessing: false,
    });
  });
});

describe('an order of one shop in the list', () => {
  it('tells its shop, its lines and where to go on', () => {
    expect(shown()).toEqual({
      kind: 'shop',
      orderNo: 'SH1',
      href: '/order/SH1?status=3',
      shop,
      state: 'toReview',
      lines: [shownLine],
      quantity: 2,
      payMinor: 2900,
      createdAt: new Date('2026-03-02T01:30:00Z'),
      reviewHref: '/review/SH1/4001',
      logisticsHref: '/order/SH1?status=3#logistics',
      refundHref: '/refund-form/SH1',
    });
  });

  it('tells when it arrives or arrived, and that it can be cancelled', () => {
    const arrival = { from: '2026-03-05', until: '2026-03-07' };
    const part = { arrival, receiveTime: '2026-03-05 16:10:00', cancellable: true };
    const receivedAt = new Date('2026-03-05T08:10:00Z');
    expect(shown(part)).toMatchObject({ arrival, receivedAt, isCancellable: true });
  });

  it.each([
    [{ createTime: undefined }, { orderNo: 'SH1', createdAt: undefined }],
    [{ deliveryId: null }, { logisticsHref: undefined }],
    [{ refundOver: true }, { refundHref: undefined }],
    [{ paid: false }, { refundHref: undefined, state: 'unpaid' }],
    [
      { paid: false, payType: 'cod' },
      { state: 'toReview', collectMinor: 2900 },
    ],
    [{ refundStatus: undefined }, { refund: undefined }],
    [{ refundStatus: 1 }, { refund: { stage: 'applied' }, reviewHref: undefined }],
    [{ refundStatus: 2 }, { refund: { stage: 'refunding' } }],
    [{ refundStatus: 3 }, { refund: { stage: 'refunded' } }],
  ])('with %j shows %j', (part, model) => expect(shown(part)).toMatchObject(model));
});

describe('the numbers at the tabs', () => {
  const counts = {
    unPaidCount: 1,
    unShippedCount: 2,
    receivedCount: 3,
    commentCount: 4,
    refundCount: 5,
    completeCount: 6,
  };

  it('count an order to review once', () => {
    expect(toCounts(counts)).toEqual({
      toPay: 1,
      toShip: 2,
      toReceive: 3,
      toReview: 4,
      refunds: 5,
      completed: 2,
    });
    expect(toCounts({ ...counts, commentCount: undefined }).completed).toBe(6);
  });

  it('are not there before the server has told them', () =>
    expect(toCounts(undefined)).toEqual({}));
});
