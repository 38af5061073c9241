import { claimRefusal, validityFrom } from '../coupon/claim-rules';
import { claimTerms, grantCoupon } from '../coupon/claim-store';
import type { Context } from '../kernel/context';
import { BusinessError } from '../kernel/errors';

const CLAIMED = 1;
const GIFT_FOR_NEW = 2;

/** Grants the welcome coupons to a new account. Coupons that have run out are skipped. */
export async function grantWelcomeCoupons(
  { db, now, policy }: Context,
  userId: number,
): Promise<void> {
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
    // Period and quantity limit a gift as they limit a coupon that is claimed
    if (!terms || claimRefusal({ ...terms, type: CLAIMED }, time)) continue;
    const validity = validityFrom(terms, time, policy);
    await grantCoupon(db, userId, id, validity, time).catch((error: unknown) => {
      if (!(error instanceof BusinessError)) throw error;
    });
  }
}
