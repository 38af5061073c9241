import { storedLanguage } from '../kernel/language';
import { localFormat } from '../kernel/local-format';
import { inLanguage } from '../translation/in-language';
import type { FindNotice } from './notice';

/** A coupon that its shopper still has, in the language of the last order. */
export const couponExpiring: FindNotice<'couponExpiring'> = async (deps, userCouponId) => {
  const { db, now, policy, settings } = deps;
  const held = await db
    .selectFrom('user_coupon')
    .innerJoin('user_account', 'user_account.id', 'user_coupon.user_id')
    .select(['user_coupon.coupon_id as couponId', 'end_at as until', 'user_account.email as to'])
    .select('user_coupon.user_id as userId')
    .select((eb) =>
      eb
        .selectFrom('order_group')
        .select('order_group.language')
        .whereRef('order_group.user_id', '=', 'user_coupon.user_id')
        .orderBy('order_group.id', 'desc')
        .limit(1)
        .as('language'),
    )
    .where('user_coupon.id', '=', userCouponId)
    .where('user_coupon.status', '=', 'unused')
    .where('end_at', '>', now())
    .where('user_account.kind', '<>', 'visitor')
    .where('user_account.blocked_at', 'is', null)
    .executeTakeFirst();
  if (!held?.to) return undefined;
  const { to, userId } = held;
  const language = storedLanguage(held.language ?? policy.mall.language);
  const coupon = await db
    .selectFrom('coupon')
    .select(inLanguage('coupon', 'coupon.name', language).as('name'))
    .select(['money_minor as minor', 'min_minor as least'])
    .where('id', '=', held.couponId)
    .executeTakeFirstOrThrow();
  const { amount, time } = localFormat(policy, language);
  return {
    audience: { to, userId },
    language,
    values: {
      coupon: coupon.name,
      amount: amount(coupon.minor),
      until: time(held.until),
      least: coupon.least > 0 ? amount(coupon.least) : 'none',
    },
    url: `${settings.storefrontUrl}/users/coupon_list`,
  };
};
