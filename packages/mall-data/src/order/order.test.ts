import type { OrderDetail } from '@vermilion/api-client';
import { describe, expect, it } from 'vitest';
import { mall } from '../testing/dollar-mall';
import { linesToReview, reviewHrefOf } from './order';

const line = (id: number, isReply: boolean) =>
  ({ id, isReply }) as OrderDetail['orderInfoList'][number]; // the parts that are read
const order = (status: number, lines: OrderDetail['orderInfoList'], refundStatus?: number) => ({
  orderNo: 'SH1',
  status,
  refundStatus,
  orderInfoList: lines,
});

describe('what of an order waits for a review', () => {
  it('are the received lines that are not reviewed', () => {
    const lines = linesToReview(order(2, [line(1, true), line(2, false), line(3, false)], 0));
    expect(lines.map(({ id }) => id)).toEqual([2, 3]);
  });

  it('are not the lines that have not arrived yet', () => {
    const coming = { ...line(1, false), isReceived: false };
    expect(linesToReview(order(2, [coming, line(2, false)])).map(({ id }) => id)).toEqual([2]);
  });

  it.each([0, 1, 3, 9])('is nothing with status %i', (status) => {
    expect(linesToReview(order(status, [line(1, false)]))).toEqual([]);
  });

  it.each([1, 2, 3])('is nothing with refund status %i', (refundStatus) => {
    expect(linesToReview(order(2, [line(1, false)], refundStatus))).toEqual([]);
  });

  it('is led to: one line to its form, several to the list', () => {
    const one = order(2, [line(1, true), line(2, false)]);
    expect(reviewHrefOf(mall, one)).toBe('/review/SH1/2');
    const two = order(2, [line(1, false), line(2, false)]);
    expect(reviewHrefOf(mall, two)).toBe('/reviews');
    expect(reviewHrefOf(mall, order(2, [line(1, true)]))).toBeUndefined();
  });
});
