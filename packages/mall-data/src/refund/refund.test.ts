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

  it('has a parcel only with both its company and its number', () => {
    const before = { ...wire, returnBefore: '2026-12-04 10:00:00', returnAddress: '' };
    const times = {
      returnTime: '2026-12-01 10:00:00',
      returnArrivedTime: '2026-12-03 10:00:00',
    };
    expect(
      toRefundDetail(mall, { ...before, ...times, returnCompany: 'Post' }).goodsReturn,
    ).toEqual({
      until: new Date('2026-12-04T02:00:00Z'),
      sentAt: new Date('2026-12-01T02:00:00Z'),
      arrivedAt: new Date('2026-12-03T02:00:00Z'),
    });
    const { goodsReturn } = toRefundDetail(mall, { ...before, returnWaybill: 'P1' });
    expect(goodsReturn?.parcel).toBeUndefined();
  });

  it('tells the words of both sides, its times and who pays it back', () => {
    const told = {
      refundReasonWapExplain: 'The lid broke',
      refundReason: 'It was used',
      decisionTime: '2026-11-21 10:00:00',
      refundTime: '2026-11-22 10:00:00',
      paidBackBy: 'shop',
    } as const;
    expect(toRefundDetail(mall, { ...wire, ...told })).toMatchObject({
      orderNo: 'SH1',
      orderHref: '/order/SH1',
      remark: 'The lid broke',
      refusal: 'It was used',
      decidedAt: new Date('2026-11-21T02:00:00Z'),
      refundedAt: new Date('2026-11-22T02:00:00Z'),
      paidByShop: true,
    });
    const { remark, refusal, paidByShop } = toRefundDetail(mall, wire);
    expect([remark, refusal, paidByShop]).toEqual([undefined, undefined, false]);
  });

  it('leads to no other application without the number of its order', () => {
    const { orderNo, applyAgainHref } = toRefundDetail(mall, {
      ...wire,
      merOrderNo: undefined,
      reapply: true,
    });
    expect([orderNo, applyAgainHref]).toEqual(['', undefined]);
  });

  it('is listed with its shop, its lines and its amount', () => {
    expect(toRefund(mall)(wire)).toEqual({
      refundNo: 'RE1',
      href: '/refund/RE1',
      shop: { id: 5, name: 'Hearth', href: '/shop/5' },
      state: 'applied',
      lines: [
        {
          id: 7,
          name: 'Teapot',
          href: '/goods/3?sku=4',
          imageSrc: '/p.webp',
          specification: 'red, large',
          priceMinor: 1250,
          quantity: 2,
        },
      ],
      quantity: 2,
      amountMinor: 2500,
      createdAt: new Date('2026-11-20T08:10:00Z'),
    });
    const anonymous = toRefund(mall)({ ...wire, merId: undefined, merName: undefined });
    expect(anonymous.shop).toEqual({ id: 0, name: '', href: '/shop/0' });
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

  it('is the whole order where the server tells no amounts by pieces', () => {
    const form = { orderNo: 'SH1', payPrice: '25.00', totalNum: 2, orderInfoList: [line] };
    expect(toRefundable(mall)(form)).toMatchObject({
      orderNo: 'SH1',
      shop: { id: 0, name: '' },
      lines: [{ id: 7, amountsMinor: [] }],
    });
  });
});
