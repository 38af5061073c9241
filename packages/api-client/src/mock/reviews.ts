import { toGoods } from './amounts-answers';
import type { MockLine } from './order';
import { type PartOfOrder, partsIn, partWith } from './order-state';
import { pageOf } from './page';
import { notFound, Refusal } from './refusal';
import type { Resolvers } from './resolvers';
import { wireTime } from './time';

const toReviewed = ({ part }: PartOfOrder, line: MockLine) => {
  const { merId, merName, orderNo: merOrderNo } = part;
  const { attrValueId: _skuId, ...goods } = toGoods(line.row);
  return { merOrderNo, merId, merName, ...goods };
};

/** Reviews of received goods: with the last of an order, it is completed. */
export const reviewResolvers: Resolvers = {
  reviewsToWrite: (state, page) =>
    pageOf(
      partsIn(state)
        .filter(({ part }) => part.receivedAt !== undefined)
        .flatMap((one) =>
          one.part.lines
            .filter(({ isReviewed }) => !isReviewed)
            .map((line) => ({ id: line.id, ...toReviewed(one, line) })),
        ),
      page,
    ),
  myReviews: ({ reviews }, page) => pageOf(reviews, page),
  writeReview(state, { orderNo, orderInfoId, star, comment, ...scores }) {
    const one = partWith(state, orderNo);
    const line = one.part.lines.find(({ id }) => id === orderInfoId);
    if (!line) throw notFound();
    if (one.part.receivedAt === undefined)
      throw new Refusal(500, 'The goods have not arrived.', 'wrong-state');
    if (line.isReviewed) throw new Refusal(500, 'You have reviewed this already.', 'already-done');
    line.isReviewed = true;
    state.reviews.unshift({
      id: state.nextId(),
      orderInfoId,
      ...toReviewed(one, line),
      star,
      productScore: scores.productScore ?? star,
      serviceScore: scores.serviceScore ?? star,
      comment,
      pics: [],
      merchantReplyContent: null,
      followUp: null,
      followUpTime: null,
      followUpOpen: true,
      createTime: wireTime(Date.now()),
    });
    return null;
  },
};
