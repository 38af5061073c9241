import { listAddresses } from '../address/store';
import { BusinessError } from '../kernel/errors';
import { defineHandlers, signedIn, type Args } from '../http/handler';
import { applyCoupon } from '../coupon/rules';
import { usableCoupons } from '../coupon/store';
import { toOrderCoupon } from '../coupon/wire';
import { providerOf } from '../payment/registry';
import { callerHashOf } from './caller-hash';
import { couponShares } from './coupon-shares';
import { createOrder } from './create-order';
import { loadDraft } from './draft-store';
import { makePreOrder, type PreOrderRequest } from './pre-order';
import { priceOrder } from './price';
import { noteObstacle } from './rules';
import { toOrderPrice, toPreOrder } from './wire';

type Body = Args<'createPreOrder'>['body'];

function readRequest({ preOrderType, orderDetails }: Body): PreOrderRequest {
  if (preOrderType === 'shoppingCart') {
    const cartIds = orderDetails.map((item) => item.shoppingCartId);
    if (cartIds.every((id) => typeof id === 'number')) return { kind: preOrderType, cartIds };
    throw new BusinessError(400, 'shoppingCartId is required');
  }
  const [item, ...more] = orderDetails;
  if (!item || more.length > 0) throw new BusinessError(400, 'buyNow takes exactly one element');
  const { productId, attrValueId: skuId, productNum: quantity } = item;
  if (!productId || !skuId || !quantity) {
    throw new BusinessError(400, 'productId, attrValueId and productNum are required');
  }
  return { kind: preOrderType, productId, skuId, quantity };
}

export const checkoutHandlers = defineHandlers({
  async createPreOrder(ctx, { body }) {
    return { preOrderNo: await makePreOrder(ctx, signedIn(ctx).id, readRequest(body)) };
  },

  async loadPreOrder(ctx, { params }) {
    const { id } = signedIn(ctx);
    const { lines } = await loadDraft(ctx.db, id, params.preOrderNo, ctx.now());
    const [address] = await listAddresses(ctx.db, id, { offset: 0, limit: 1 });
    return toPreOrder(ctx, priceOrder(lines, null, ctx.policy.freight), address);
  },

  async computePrice(ctx, { body }) {
    const { id } = signedIn(ctx);
    const { lines } = await loadDraft(ctx.db, id, body.preOrderNo, ctx.now());
    const shares = await couponShares(ctx, id, body.couponId || undefined, lines);
    return toOrderPrice(priceOrder(lines, shares, ctx.policy.freight));
  },

  async orderCoupons(ctx, { params }) {
    const { id } = signedIn(ctx);
    const now = ctx.now();
    const { lines } = await loadDraft(ctx.db, id, params.preOrderNo, now);
    const held = await usableCoupons(ctx.db, id, now);
    return held
      .filter((coupon) => applyCoupon(coupon, lines, now).fits)
      .map((coupon) => toOrderCoupon(ctx, coupon));
  },

  async createOrder(ctx, { body }) {
    const mark = body.mark?.trim() ?? '';
    const obstacle = noteObstacle(mark);
    if (obstacle) throw new BusinessError(400, obstacle);
    if (!providerOf(ctx, body.payType)) {
      throw new BusinessError(
        500,
        'This payment method is not available. Please choose another one.',
      );
    }
    const orderNo = await createOrder(ctx, {
      userId: signedIn(ctx).id,
      callerHash: callerHashOf(ctx),
      preOrderNo: body.preOrderNo,
      payType: body.payType,
      payChannel: body.payChannel,
      // storefronts send 0 for none as well as nothing
      addressId: body.addressId || undefined,
      userCouponId: body.couponId || undefined,
      mark,
    });
    return { orderNo };
  },
});
