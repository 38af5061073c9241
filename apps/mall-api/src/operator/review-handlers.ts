import type { OperatorReview } from '@vermilion/api-client/operator';
import { defineHandlers } from '../http/handler';
import { imageUrl } from '../http/image-url';
import { keysetSliceOf, toKeysetPage } from '../http/page';
import { wireTime } from '../http/wire-time';
import type { Context } from '../kernel/context';
import { namedError } from '../kernel/errors';
import { audited } from './audit';
import { noSuch, shopOf } from './own-shop';
import * as store from './review-store';

/** Without the author's name, which the shop must not see. */
const toReview = (
  { policy, settings }: Pick<Context, 'policy' | 'settings'>,
  row: store.ReviewRow,
): OperatorReview => ({
  id: row.id,
  shopId: row.shop_id,
  goodsId: row.product_id,
  goodsName: row.product_name,
  sku: row.sku,
  star: row.star,
  comment: row.comment,
  pictures: row.pictures.map((picture) => imageUrl(settings, picture)),
  reply: row.reply,
  createTime: wireTime(policy, row.created_at),
  shown: row.is_shown,
  hideReason: row.hide_reason,
});

export const reviewHandlers = defineHandlers({
  async operatorReviews(ctx, { query }) {
    const filter = {
      shopId: shopOf(ctx, query.shopId),
      isReplied: query.replied,
      isShown: query.shown,
      star: query.star,
      goodsId: query.goodsId,
    };
    const slice = keysetSliceOf(query);
    const rows = await store.reviewsOf(ctx.db, filter, slice);
    const total = await store.countReviews(ctx.db, filter, slice);
    return toKeysetPage(rows, { total, query }, (page) => page.map((row) => toReview(ctx, row)));
  },

  async replyToReview(ctx, { params: { id }, body }) {
    const { text } = body;
    const review = await store.findReview(ctx.db, shopOf(ctx), id);
    const shopId = review?.shop_id;
    const audit = { action: 'replyToReview', subject: ['review', id], shopId } as const;
    await audited(ctx, audit, async (trx) => {
      if (!review) throw noSuch('review');
      if (await store.addReply(trx, id, text)) return true;
      const now = await store.findReview(trx, shopId, id);
      if (now?.reply === text) return false;
      throw namedError('already-done', 500, 'This review has a reply already.');
    });
    return null;
  },
});
