import type { OrderDetail } from '@vermilion/api-client';
import { describe, expect, it } from 'vitest';
import { mall } from '../testing/dollar-mall';
import { wireOrder } from '../testing/wire-order';
import { toShopDetail } from './detail';

type Refund = NonNullable<OrderDetail['refunds']>[number];
const refund = (refundOrderNo: string, part: Partial<Refund> = {}): Refund => ({
  refundOrderNo,
  refundStatus: 0,
  returnState: null,
  refundPrice: '12.50',
  refundTime: null,
  lines: [],
  ...part,
});
const shown = (refundStatus: number, refunds?: Refund[]) =>
  toShopDetail(mall, { ...wireOrder, refundStatus, refunds }, null);

describe('the refund of an order', () => {
  it('is the newest one, with its page', () => {
    expect(shown(1, [refund('RE2'), refund('RE1')]).refund).toEqual({
      stage: 'applied',
      href: '/refund/RE2',
    });
  });

  it('waits for the goods where the shop has asked for them', () => {
    const newest = refund('RE1', { refundStatus: 2, returnState: 'toSend' });
    expect(shown(2, [newest]).refund?.stage).toBe('toReturn');
    expect(shown(2, [{ ...newest, returnState: 'sent' }]).refund?.stage).toBe('refunding');
  });

  it('leads to the list of refunds on servers that do not tell which one', () => {
    expect(shown(3).refund).toEqual({ stage: 'refunded', href: '/refunds' });
  });

  it('is none while only pieces of the order go back', () => {
    expect(shown(0, [refund('RE1')]).refund).toBeUndefined();
  });
});

describe('the money that came back for an order', () => {
  it('lists the refunds that are paid out', () => {
    const paidOut = { refundStatus: 3, refundTime: '2026-03-09 10:00:00' };
    const refunds = [refund('RE3'), refund('RE2', paidOut), refund('RE1', { refundStatus: 3 })];
    expect(shown(0, refunds).refundPayments).toEqual([
      { refundNo: 'RE2', minor: 1250, at: new Date('2026-03-09T02:00:00Z') },
      { refundNo: 'RE1', minor: 1250, at: undefined },
    ]);
  });
});
