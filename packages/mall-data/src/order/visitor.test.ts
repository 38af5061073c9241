import { describe, expect, it } from 'vitest';
import { mall } from '../testing/dollar-mall';
import { wireOrder } from '../testing/wire-order';
import { toReadOnly } from './visitor';

const wire = { ...wireOrder, express: null, integral: 25 };

describe('an order that a visitor has opened', () => {
  it('offers nothing that only its owner can do', () => {
    const order = toReadOnly(mall, wire, 'Card');
    expect(order).toMatchObject({ orderNo: 'SH1', payMinor: 2550, paymentMethod: 'Card' });
    expect([order.reviewHref, order.refundHref, order.points, order.refund]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('tells how its refund stands, without a link to it', () => {
    expect(toReadOnly(mall, { ...wire, refundStatus: 2 }).refund).toEqual({ stage: 'refunding' });
  });
});
