import type { Review as WireReview } from '@vermilion/api-client';
import type { Review } from '@vermilion/mall-components/review';
import { textOf, wholeOf } from '../data/rows';
import { dateOf } from '../data/wire';
import { toFollowUp } from './to-follow-up';

/** A review of goods as the page shows it. */
export const toReview = (wire: WireReview, index: number): Review => ({
  id: wire.id ?? index,
  author: textOf(wire.nickname),
  avatarSrc: wire.avatar || undefined,
  rating: wholeOf(wire.star),
  date: dateOf(wire.createTime),
  text: wire.comment,
  // a review without pictures may come with one empty text
  pictures: (wire.pics ?? []).filter(Boolean),
  specification: wire.sku || undefined,
  followUp: toFollowUp(wire),
  shopReply: wire.merchantReplyContent || undefined,
});
