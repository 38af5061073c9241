import type { CouponPreview } from '@vermilion/api-client/operator';
import { operatorOf } from '../http/handler';
import type { Context } from '../kernel/context';
import { toWire } from '../money/wire';
import type { CouponDraft } from './coupon-rules';
import { accountsOf, goodsFor } from './preview-store';

const AFTER_PURCHASE = 3;
const FOR_NEW = 2;

/** The goods and accounts that a coupon would be for. A shop only sees accounts that have bought there. */
export async function previewOf(ctx: Context, coupon: CouponDraft): Promise<CouponPreview> {
  const { db, policy } = ctx;
  const goods = await goodsFor(db, coupon);
  const list = goods.rows.map(({ id, name, price_minor }) => ({
    id,
    name,
    price: toWire(policy, price_minor),
  }));
  return { goods: { total: goods.total, list }, accounts: await accountsFor(ctx, coupon) };
}

async function accountsFor(ctx: Context, coupon: CouponDraft) {
  if (coupon.type === FOR_NEW) return { total: 0, list: [] };
  const ownShop = operatorOf(ctx).shopId;
  const isOfBuyers = coupon.type === AFTER_PURCHASE || ownShop !== null;
  const found = await accountsOf(
    ctx.db,
    isOfBuyers ? { buyersOf: ownShop ?? coupon.shopId } : 'all',
  );
  return { total: found.total, list: found.rows };
}
