import type { Review as WireReview } from '@vermilion/api-client';
import type { Review } from '@vermilion/mall-components/review';
import type { MallFormat } from '../format/mall-format';
import { integerOf, specificationOf, textOf } from '../format/rows';
import { dateOf } from '../format/wire';
import { toFollowUp } from './follow-up';

/** A review of goods in the page's model. */
export const toReview =
  (mall: MallFormat) =>
  (wire: WireReview, index: number): Review => ({
    id: wire.id ?? index,
    author: textOf(wire.nickname),
    avatarSrc: wire.avatar || undefined,
    rating: integerOf(wire.star),
    date: dateOf(mall, wire.createTime),
    language: wire.language || undefined,
    text: wire.comment,
    // A review without images may contain one empty string
    pictures: (wire.pics ?? []).filter(Boolean),
    specification: specificationOf(wire.sku ?? ''),
    followUp: toFollowUp(mall, wire),
    shopReply: wire.merchantReplyContent || undefined,
  });
