import { describe, expect, it } from 'vitest';
import { piecesOf } from './detail';

const refund = {
  refundOrderNo: 'RE1',
  returnState: null,
  refundPrice: '1.00',
  refundTime: null,
};
const units = (orderLineId: number, quantity: number) => [{ orderLineId, quantity }];

describe('piecesOf', () => {
  it('counts the pieces of a line that go back, and those that have', () => {
    const refunds = [
      { ...refund, refundStatus: 0, lines: units(7, 1) },
      { ...refund, refundStatus: 3, lines: [...units(7, 2), ...units(8, 1)] },
      { ...refund, refundStatus: 3, lines: units(7, 1) },
    ];
    expect(piecesOf(7, refunds)).toEqual({ refunding: 1, refunded: 3 });
    expect(piecesOf(8, refunds)).toEqual({ refunding: 0, refunded: 1 });
    expect(piecesOf(9, refunds)).toBeUndefined();
    expect(piecesOf(7, undefined)).toBeUndefined();
  });
});
