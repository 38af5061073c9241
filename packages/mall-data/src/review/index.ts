export { toFollowUp } from './follow-up';
export { toGoodsToReview, toOwnReview } from './own-reviews';
export { toReview } from './review';
export { toLineToReview, toReviewArgs } from './write-review';
