import { defineHandlers, signedIn } from '../http/handler';
import { sliceOf, toPage } from '../http/page';
import type { Context } from '../kernel/context';
import { BusinessError, namedError } from '../kernel/errors';
import { ownImages } from '../upload/own-images';
import { followedUpSince, picturesOf, scoresOf } from './rules';
import * as store from './store';
import { toOwnReview, toReviewToWrite } from './wire';
import { writeReview } from './write-review';

/** The stored form of the images sent with a review. */
async function storedPictures(ctx: Context, pics: string | undefined): Promise<string[]> {
  const addresses = picturesOf(pics);
  if (!addresses) {
    throw new BusinessError(
      400,
      'pics must be "" or the JSON text of a list of at most 5 addresses',
    );
  }
  const stored = await ownImages(ctx.db, signedIn(ctx).id, addresses);
  if (!stored) throw new BusinessError(400, 'pics must be images that you have uploaded');
  return stored;
}

export const reviewHandlers = defineHandlers({
  async reviewsToWrite(ctx, { query }) {
    const { id } = signedIn(ctx);
    const slice = sliceOf(query);
    const rows = await store.waitingLines(ctx.db, id, { ...slice, language: ctx.language });
    const total = await store.countWaiting(ctx.db, id, slice);
    return toPage(
      rows.map((row) => toReviewToWrite(ctx, row)),
      total,
      query,
    );
  },

  async myReviews(ctx, { query }) {
    const { id } = signedIn(ctx);
    const slice = sliceOf(query);
    const rows = await store.ownReviews(ctx.db, id, { ...slice, language: ctx.language });
    const total = await store.countOwn(ctx.db, id, slice);
    return toPage(
      rows.map((row) => toOwnReview(ctx, row)),
      total,
      query,
    );
  },

  async writeReview(ctx, { body }) {
    const scores = { product: body.productScore, service: body.serviceScore };
    await writeReview(ctx, {
      orderNo: body.orderNo,
      lineId: body.orderInfoId,
      comment: body.comment,
      pictures: await storedPictures(ctx, body.pics),
      ...scoresOf(body.star, scores),
    });
    return null;
  },

  async followUpReview(ctx, { body: { orderInfoId: lineId, comment } }) {
    const { id } = signedIn(ctx);
    const now = ctx.now();
    const writtenSince = followedUpSince(now, ctx.policy.review);
    const times = { now, writtenSince };
    if (await store.addFollowUp(ctx.db, id, { lineId, comment }, times)) return null;
    const found = await store.findFollowUp(ctx.db, id, lineId);
    if (!found) throw namedError('not-found', 500, 'This review does not exist.');
    throw found.followUp === null
      ? namedError('too-late', 500, 'This review was written too long ago to add to it.')
      : namedError('already-done', 500, 'You have already added to this review.');
  },
});
