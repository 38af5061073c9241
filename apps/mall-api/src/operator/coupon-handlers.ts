import { validityFrom } from '../coupon/claim-rules';
import { claimTerms, grantCoupon } from '../coupon/claim-store';
import { defineHandlers } from '../http/handler';
import { keysetSliceOf, toKeysetPage } from '../http/page';
import { wireTime } from '../http/wire-time';
import { BusinessError, namedError } from '../kernel/errors';
import { toWire } from '../money/wire';
import { audited } from './audit';
import * as store from './coupon-store';
import { noSuch, shopOf } from './own-shop';

export const couponHandlers = defineHandlers({
  async operatorCoupons(ctx, { query }) {
    const slice = keysetSliceOf(query);
    const rows = await store.couponsOf(ctx.db, shopOf(ctx), slice);
    const total = await store.countCoupons(ctx.db, shopOf(ctx), slice);
    return toKeysetPage(rows, { total, query }, (page) =>
      page.map((row) => ({
        id: row.id,
        shopId: row.shop_id,
        name: row.name,
        amount: toWire(ctx.policy, row.money_minor),
        minAmount: toWire(ctx.policy, row.min_minor),
        open: row.is_open,
        left: row.is_limited ? row.last_total : null,
      })),
    );
  },

  async grantCoupon(ctx, { params: { id }, body: { accountId, email } }) {
    if ((accountId === undefined) === (email === undefined)) {
      throw new BusinessError(400, 'Send accountId or email');
    }
    const now = ctx.now();
    const coupon = await store.findCoupon(ctx.db, shopOf(ctx), id);
    const account = await store.findAccount(ctx.db, shopOf(ctx), { accountId, email });
    const shopId = coupon?.shop_id;
    const audit = { action: 'grantCoupon', subject: ['coupon', id], shopId } as const;
    let granted = false;
    await audited(ctx, audit, async (trx) => {
      const terms = coupon && (await claimTerms(trx, id));
      if (!terms) throw noSuch('coupon');
      if (!account) throw noSuch('account');
      const validity = validityFrom(terms, now, ctx.policy);
      if (!terms.isOpen || validity.endAt <= now) {
        throw namedError('coupon-expired', 500, 'This coupon can no longer be given.');
      }
      granted = await grantCoupon(trx, account.id, id, validity, now);
      return granted;
    });
    if (!account) throw noSuch('account');
    const end = await store.endOfCoupon(ctx.db, account.id, id);
    return { granted, endTime: wireTime(ctx.policy, end) };
  },
});
