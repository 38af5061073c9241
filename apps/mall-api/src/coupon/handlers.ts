import { withMessage } from '../http/envelope';
import { defineHandlers, signedIn } from '../http/handler';
import { sliceOf, toPage } from '../http/page';
import { namedError } from '../kernel/errors';
import { claimRefusal, claimRefusalError, validityFrom } from './claim-rules';
import * as claims from './claim-store';
import * as store from './store';
import { toClaimable, toMyCoupon } from './wire';

export const couponHandlers = defineHandlers({
  async claimableCoupons(ctx, { query }) {
    const filter = {
      useType: query.useType,
      shopId: query.merId,
      productId: query.productId,
    };
    const now = ctx.now();
    const slice = { ...sliceOf(query), language: ctx.language };
    const rows = await claims.claimableCoupons(ctx.db, ctx.user?.id, filter, slice, now);
    const total = await claims.countClaimable(ctx.db, filter, slice, now);
    return toPage(
      rows.map((row) => toClaimable(ctx, row)),
      total,
      query,
    );
  },

  async claimCoupon(ctx, { body }) {
    const now = ctx.now();
    const terms = await claims.claimTerms(ctx.db, body.couponId);
    const refusal = terms ? claimRefusal(terms, now) : 'unknown';
    if (!terms || refusal) throw claimRefusalError(refusal ?? 'unknown');
    const validity = validityFrom(terms, now, ctx.policy);
    if (await claims.grantCoupon(ctx.db, signedIn(ctx).id, body.couponId, validity, now)) {
      return withMessage('You have claimed this coupon', null);
    }
    throw namedError('already-done', 500, 'You already have this coupon.');
  },

  async myCoupons(ctx, { query }) {
    const { id } = signedIn(ctx);
    const usable = query.type === 'usable';
    const now = ctx.now();
    const slice = { ...sliceOf(query), language: ctx.language };
    const rows = await store.myCoupons(ctx.db, id, usable, slice, now);
    const total = await store.countMyCoupons(ctx.db, id, usable, slice, now);
    return toPage(
      rows.map((row) => toMyCoupon(ctx, row, now)),
      total,
      query,
    );
  },
});
