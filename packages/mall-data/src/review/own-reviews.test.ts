import type { OwnReview, ReviewToWrite } from '@vermilion/api-client';
import { describe, expect, it } from 'vitest';
import { mall } from '../testing/dollar-mall';
import { toGoodsToReview, toOwnReview } from './own-reviews';

const bought = {
  merOrderNo: 'SH1',
  merId: 7,
  merName: 'Leaf & Kettle',
  productId: 101,
  productName: 'Oolong tea',
  image: '/tea.webp',
  sku: '100 g,Green',
};
const goods = {
  name: 'Oolong tea',
  href: '/goods/101',
  imageSrc: '/tea.webp',
  specification: '100 g, Green',
};
const shop = { id: 7, name: 'Leaf & Kettle', href: '/shop/7' };

describe('goods to review', () => {
  it('lead to the form for their line of the order', () => {
    const wire: ReviewToWrite = { ...bought, id: 4001, price: '12.50', payNum: 2 };
    expect(toGoodsToReview(mall)(wire)).toEqual({
      ...goods,
      id: 4001,
      priceMinor: 1250,
      quantity: 2,
      orderNo: 'SH1',
      shop,
      reviewHref: '/review/SH1/4001',
    });
  });
});

describe('a review of one’s own', () => {
  const wire: OwnReview = {
    ...bought,
    id: 9001,
    orderInfoId: 4001,
    star: 5,
    productScore: 5,
    serviceScore: 4,
    comment: 'Fresh and floral.',
    pics: ['/a.webp', ''],
    merchantReplyContent: null,
    createTime: '2026-03-05 16:10:00',
  };
  const shown = {
    id: 9001,
    lineId: 4001,
    date: new Date('2026-03-05T08:10:00Z'),
    goods,
    shop,
    productScore: 5,
    serviceScore: 4,
    text: 'Fresh and floral.',
    pictures: ['/a.webp'],
    canFollowUp: false,
  };

  it('tells both scores, the text, its pictures and what it is about', () => {
    expect(toOwnReview(mall)(wire)).toEqual(shown);
  });

  it('tells the follow-up and the answer of the shop', () => {
    const answers = {
      followUp: 'Still good.',
      followUpTime: '2026-04-05 16:10:00',
      merchantReplyContent: 'Thank you.',
    };
    expect(toOwnReview(mall)({ ...wire, ...answers })).toEqual({
      ...shown,
      followUp: { text: 'Still good.', date: new Date('2026-04-05T08:10:00Z') },
      shopReply: 'Thank you.',
    });
  });

  it.each([
    [true, true],
    [false, false],
    [undefined, false],
  ])('with %j can be followed up: %j', (followUpOpen, canFollowUp) => {
    expect(toOwnReview(mall)({ ...wire, followUpOpen }).canFollowUp).toBe(canFollowUp);
  });
});
