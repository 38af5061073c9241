import { describe, expect, it } from 'vitest';
import { mall } from '../testing/dollar-mall';
import { wireRefund } from '../testing/wire-refund';
import { toRefund, toRefundDetail } from './refund';

describe('the page of a refund', () => {
  it('leads to its page and to another application where the server allows one', () => {
    expect(toRefund(mall)(wireRefund)).toMatchObject({ href: '/refund/RE1' });
    expect(toRefundDetail(mall, wireRefund)).toMatchObject({
      pictures: [],
      applyAgainHref: undefined,
    });
    const again = toRefundDetail(mall, { ...wireRefund, refundStatus: 1, reapply: true });
    expect(again.applyAgainHref).toBe('/refund-form/SH1');
  });

  it('knows of goods that go back, before and after they are sent', () => {
    expect(toRefundDetail(mall, wireRefund).goodsReturn).toBeUndefined();
    const before = {
      ...wireRefund,
      returnBefore: '2026-12-04 10:00:00',
      returnAddress: 'Kiln Lane',
    };
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
    const before = { ...wireRefund, returnBefore: '2026-12-04 10:00:00', returnAddress: '' };
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
    expect(toRefundDetail(mall, { ...wireRefund, ...told })).toMatchObject({
      orderNo: 'SH1',
      orderHref: '/order/SH1',
      remark: 'The lid broke',
      refusal: 'It was used',
      decidedAt: new Date('2026-11-21T02:00:00Z'),
      refundedAt: new Date('2026-11-22T02:00:00Z'),
      paidByShop: true,
    });
    const { remark, refusal, paidByShop } = toRefundDetail(mall, wireRefund);
    expect([remark, refusal, paidByShop]).toEqual([undefined, undefined, false]);
  });

  it('leads to no other application without the number of its order', () => {
    const { orderNo, orderHref, applyAgainHref } = toRefundDetail(mall, {
      ...wireRefund,
      merOrderNo: undefined,
      reapply: true,
    });
    expect([orderNo, orderHref, applyAgainHref]).toEqual(['', '/order/', undefined]);
  });

  it('shows pictures one by one, and the reason in the words that are given for it', () => {
    const refundReasonWapImg = '/a.png,/b.png';
    const told = { ...wireRefund, refundReasonWapImg };
    const { pictures, reason } = toRefundDetail(mall, told, (text) => text.toUpperCase());
    expect([pictures, reason]).toEqual([['/a.png', '/b.png'], 'FELL APART']);
    expect(toRefundDetail(mall, told).reason).toBe('Fell apart');
  });
});
