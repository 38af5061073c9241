import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mall } from '../testing/dollar-mall';
import { shownLine, wireLine, wireOrder } from '../testing/wire-order';
import { toLineToReview, toReviewArgs } from './write-review';

const line = { orderNo: 'SH1', id: 7 };
const score = fc.integer({ min: 1, max: 5 });

describe('toReviewArgs', () => {
  it('sends both scores, and their mean for servers that keep one rating', () => {
    fc.assert(
      fc.property(score, score, (productScore, serviceScore) => {
        const draft = { productScore, serviceScore, text: 'Good.', pictures: [] };
        const { star, ...rest } = toReviewArgs(draft, line);
        const [low = 0, high = 0] = [productScore, serviceScore].sort();
        expect(star).toBeGreaterThanOrEqual(low);
        expect(star).toBeLessThanOrEqual(high);
        expect(rest).toEqual({
          orderNo: 'SH1',
          orderInfoId: 7,
          productScore,
          serviceScore,
          comment: 'Good.',
          pics: '',
        });
      }),
    );
  });

  it('sends pictures as the text of a list', () => {
    const draft = {
      productScore: 5,
      serviceScore: 4,
      text: 'Good.',
      pictures: ['/a.png', '/b.png'],
    };
    expect(toReviewArgs(draft, line).pics).toBe('["/a.png","/b.png"]');
  });
});

describe('toLineToReview', () => {
  it('is the line with its order and its shop', () => {
    const other = { ...wireLine, id: 4002 };
    const order = { ...wireOrder, orderInfoList: [other, wireLine] };
    expect(toLineToReview(mall, order, 4001)).toEqual({
      ...shownLine,
      orderNo: 'SH1',
      shop: { id: 7, name: 'Leaf & Kettle', href: '/shop/7' },
    });
  });

  it('is none where the line is not of the order, or was reviewed before', () => {
    expect(toLineToReview(mall, wireOrder, 4002)).toBeUndefined();
    const reviewed = { ...wireOrder, orderInfoList: [{ ...wireLine, isReply: true }] };
    expect(toLineToReview(mall, reviewed, 4001)).toBeUndefined();
  });
});
