import { sampleLines, sampleShops } from '../order/testing/samples';
import { samplePicture } from '../testing/pictures';
import type { GoodsToReview, OwnReview } from './types';

export const sampleGoodsToReview: GoodsToReview = {
  ...sampleLines.mug,
  orderNo: 'SH202611191022331',
  shop: sampleShops.home,
  reviewHref: '#write',
};
export const sampleLongGoods: GoodsToReview = {
  ...sampleLines.lamp,
  orderNo: 'SH202611191022332',
  shop: sampleShops.leather,
  reviewHref: '#write',
};

export const sampleOwnReview: OwnReview = {
  id: 1,
  lineId: 1,
  date: new Date('2026-03-14T10:00:00Z'),
  goods: sampleLines.mug,
  shop: sampleShops.home,
  productScore: 5,
  serviceScore: 4,
  text: 'Sits well in the hand.\nThe glaze is darker than in the pictures, and better for it.',
  pictures: [samplePicture(1), samplePicture(9)],
  shopReply: 'Thank you! Each one turns out a little different.',
};
/** A review with a follow-up. */
export const sampleFollowedUp: OwnReview = {
  ...sampleOwnReview,
  id: 3,
  followUp: {
    text: 'After half a year of daily use it looks as on the first day.',
    date: new Date('2026-09-20T10:00:00Z'),
  },
};
export const sampleLongReview: OwnReview = {
  ...sampleOwnReview,
  id: 2,
  goods: sampleLines.lamp,
  shop: sampleShops.leather,
  productScore: 2,
  serviceScore: 1,
  text: 'It took two lamps and three letters until one arrived that does not hum. '.repeat(6),
  pictures: [1, 2, 3, 4, 5].map(samplePicture),
};
