import type { OrderDetail } from '@vermilion/api-client';
import { describe, expect, it } from 'vitest';
import { mall } from '../testing/dollar-mall';
import { shownBill, shownLine, wireLine, wireOrder } from '../testing/wire-order';
import { toShopDetail } from './detail';

const shown = (part: Partial<OrderDetail> = {}) =>
  toShopDetail(mall, { ...wireOrder, ...part }, null, 'Card');

describe('an order of one shop', () => {
  it('tells its bill, its recipient, its lines and what can be done with it', () => {
    expect(shown()).toEqual({
      ...shownBill,
      orderNo: 'SH1',
      paidAt: new Date('2026-03-02T01:31:00Z'),
      state: 'toReview',
      shops: [{ id: 7, name: 'Leaf & Kettle', href: '/shop/7', lines: [shownLine] }],
      paymentMethod: 'Card',
      refundPayments: [],
      refundHref: '/refund-form/SH1',
      reviewHref: '/review/SH1/4001',
    });
  });

  it('tells what only some servers send', () => {
    const arrival = { from: '2026-03-05', until: '2026-03-07' };
    expect(
      shown({
        arrival,
        userRemark: 'Ring twice',
        deliveryMethod: 'virtual',
        deliveryText: 'CODE-1',
        receiveTime: '2026-03-05 16:10:00',
        refundUntil: '2026-04-04 16:10:00',
        integral: 25,
        cancellable: true,
      }),
    ).toMatchObject({
      arrival,
      note: 'Ring twice',
      deliveryMethod: 'virtual',
      deliveredText: 'CODE-1',
      receivedAt: new Date('2026-03-05T08:10:00Z'),
      refundUntil: new Date('2026-04-04T08:10:00Z'),
      points: 25,
      isCancellable: true,
    });
  });

  it.each([
    ['86 13800000001', '+86 13800000001'],
    ['+46 701234567', '+46 701234567'],
    ['0812345678', '0812345678'],
    ['12345 678', '12345 678'],
  ])('writes the phone number %j as %j', (userPhone, phone) => {
    expect(shown({ userPhone }).recipient.phone).toBe(phone);
  });

  it('shows no email address, note or text where the server sends empty ones', () => {
    const { recipient, note, deliveredText } = shown({
      email: '',
      userRemark: '',
      deliveryText: '',
    });
    expect([recipient.email, note, deliveredText]).toEqual([undefined, undefined, undefined]);
  });

  it('counts no points where the server knows none', () => {
    expect(shown({ integralPrice: undefined }).pointsMinor).toBe(0);
  });

  it('lists the notes of its payment', () => {
    const paymentNotes: OrderDetail['paymentNotes'] = [
      { kind: 'processing', amount: '25.50', time: '2026-03-02 09:31:00' },
    ];
    expect(shown({ paymentNotes }).paymentNotes).toEqual([
      { kind: 'processing', minor: 2550, at: new Date('2026-03-02T01:31:00Z') },
    ]);
  });

  it('offers no refund when nothing is left to refund', () => {
    expect(shown({ refundOver: true }).refundHref).toBeUndefined();
  });

  it('is paid to the courier until it is paid', () => {
    const order = { payType: 'cod', paid: false, status: 1 };
    expect(shown(order)).toMatchObject({ isPaidOnDelivery: true, collectMinor: 2550 });
    expect(shown({ ...order, paid: true }).collectMinor).toBeUndefined();
  });

  it('counts the pieces of its lines that go back', () => {
    const refund = {
      refundOrderNo: 'RE1',
      refundStatus: 0,
      returnState: null,
      refundPrice: '12.50',
      refundTime: null,
      lines: [{ orderLineId: 4001, quantity: 1 }],
    };
    const orderInfoList = [wireLine, { ...wireLine, id: 4002 }];
    expect(shown({ refunds: [refund], orderInfoList }).shops[0]?.lines).toMatchObject([
      { id: 4001, pieces: { refunding: 1, refunded: 0 } },
      { id: 4002, pieces: undefined },
    ]);
  });
});
