import { claimRefusal, validityFrom } from '../coupon/claim-rules';
import { claimTerms, grantCoupon } from '../coupon/claim-store';
import { BusinessError } from '../kernel/errors';
import type { Context } from '../kernel/context';

const CLAIMED = 1;
const GIFT_FOR_NEW = 2;

/** Hands the coupons that are gifts for new accounts to one. One that has run out is left out. */
export async function grantWelcomeCoupons({ db, now }: Context, userId: number): Promise<void> {
  const gifts = await db
    .selectFrom('coupon')
    .select('id')
    .where('type', '=', GIFT_FOR_NEW)
    .where('is_open', '=', true)
    .orderBy('id')
    .execute();
  const time = now();
  for (const { id } of gifts) {
    const terms = await claimTerms(db, id);
    // Time and number bind a gift as they bind a coupon that is claimed by hand.
    if (!terms || claimRefusal({ ...terms, type: CLAIMED }, time)) continue;
    await grantCoupon(db, userId, id, validityFrom(terms, time), time).catch((error: unknown) => {
      if (!(error instanceof BusinessError)) throw error;
    });
  }
}
