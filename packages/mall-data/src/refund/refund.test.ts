import type { RefundDetail } from '@vermilion/api-client';
import { describe, expect, it } from 'vitest';
import { mall } from '../testing/dollar-mall';
import { toRefund, toRefundable, toRefundDetail } from './refund';

const line = {
  id: 7,
  merOrderNo: 'SH1',
  productId: 3,
  productName: 'Teapot',
  image: '/p.webp',
  attrValueId: 4,
  sku: 'red,large',
  price: '12.50',
  payNum: 2,
};
const wire: RefundDetail = {
  id: 1,
  refundOrderNo: 'RE1',
  merOrderNo: 'SH1',
  masterOrderNo: 'PT1',
  merId: 5,
  merName: 'Hearth',
  totalNum: 2,
  refundStatus: 0,
  refundPrice: '25.00',
  createTime: '2026-11-20 16:10:00',
  orderInfoList: [line],
  refundTime: null,
  refundReasonWap: 'Fell apart',
  refundReasonWapImg: '',
  refundReasonWapExplain: '',
  refundReason: null,
};

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
    expect(toRefund(mall)({ ...wire, ...change }).state).toBe(state);
  });

  it('leads to its page and to another application where the server allows one', () => {
    expect(toRefund(mall)(wire)).toMatchObject({ href: '/refund/RE1' });
    expect(toRefundDetail(mall, wire)).toMatchObject({
      pictures: [],
      applyAgainHref: undefined,
    });
    const again = toRefundDetail(mall, { ...wire, refundStatus: 1, reapply: true });
    expect(again.applyAgainHref).toBe('/refund-form/SH1');
  });

  it('knows of goods that go back, before and after they are sent', () => {
    expect(toRefundDetail(mall, wire).goodsReturn).toBeUndefined();
    const before = { ...wire, returnBefore: '2026-12-04 10:00:00', returnAddress: 'Kiln Lane' };
    expect(toRefundDetail(mall, before).goodsReturn).toMatchObject({
      until: new Date('2026-12-04T02:00:00Z'),
      address: 'Kiln Lane',
      parcel: undefined,
    });
    const after = { ...before, returnCompany: 'Post', returnWaybill: 'P1' };
    expect(toRefundDetail(mall, after).goodsReturn?.parcel).toEqual({
      company: 'Post',
      waybill: 'P1',
    });
  });

  it('shows pictures one by one, and the reason in the words that are given for it', () => {
    const refundReasonWapImg = '/a.png,/b.png';
    const told = { ...wire, refundReasonWapImg };
    const { pictures, reason } = toRefundDetail(mall, told, (text) => text.toUpperCase());
    expect([pictures, reason]).toEqual([['/a.png', '/b.png'], 'FELL APART']);
    expect(toRefundDetail(mall, told).reason).toBe('Fell apart');
  });
});

describe('what can be refunded', () => {
  it('knows the amount of each number of pieces', () => {
    const form = { orderNo: 'SH1', payPrice: '25.00', totalNum: 2, merId: 5, merName: 'Hearth' };
    const order = toRefundable(mall)({
      ...form,
      orderInfoList: [{ ...line, refundPrices: ['12.50', '25.00'] }],
    });
    expect(order.lines).toMatchObject([{ quantity: 2, amountsMinor: [1250, 2500] }]);
  });
});
