import { claimableReach } from '../coupon/claim-store';
import type { Context } from '../kernel/context';
import type { Reach } from '../listing/product-filter';
import { readThrough } from '../listing/read-through';
import { SHOPS } from '../listing/scope';

/** Seconds after which a coupon that starts or runs out is noticed. */
const SECONDS = 60;

/** The goods that a currently claimable coupon applies to; coupons for all goods are ignored. */
export function reachOfCoupons(ctx: Context): Promise<Reach> {
  return readThrough(ctx, ['reach of coupons'], SECONDS, async () => {
    const { shopIds, categoryIds, productIds } = await claimableReach(ctx.db, ctx.now());
    return { scopes: [...shopIds.map((id) => SHOPS + id), ...categoryIds], productIds };
  });
}
