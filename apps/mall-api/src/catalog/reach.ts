import { claimableReach } from '../coupon/claim-store';
import type { Context } from '../kernel/context';
import type { Reach } from './product-filter';
import { SHOPS } from './scope';

/** Seconds after which a coupon that starts or runs out is noticed. */
const SECONDS = 60;

/** The goods that a currently claimable coupon applies to; coupons for all goods are ignored. */
export async function reachOfCoupons({ db, lists, now }: Context): Promise<Reach> {
  const kept = lists.get('reach of coupons');
  if (kept !== undefined) return JSON.parse(kept) as Reach;
  const { shopIds, categoryIds, productIds } = await claimableReach(db, now());
  const reach = { scopes: [...shopIds.map((id) => SHOPS + id), ...categoryIds], productIds };
  lists.set('reach of coupons', JSON.stringify(reach), SECONDS);
  return reach;
}
