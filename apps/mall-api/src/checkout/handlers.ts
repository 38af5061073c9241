import { countryOf } from '@vermilion/input-rules/country';
import { requireCountry } from '../address/country';
import { applyCoupon } from '../coupon/rules';
import { unusedCoupons } from '../coupon/store';
import { toOrderCoupon } from '../coupon/wire';
import { type Args, defineHandlers, sessionOf, signedIn } from '../http/handler';
import { BusinessError, namedError } from '../kernel/errors';
import { COD } from '../payment/on-delivery';
import { providerOf } from '../payment/registry';
import { callerHashOf } from './caller-hash';
import { rateCoupons } from './coupon-options';
import { createOrder } from './create-order';
import { hasShipped } from './draft';
import { withNames } from './draft-names';
import { loadDraft } from './draft-store';
import { openDraft } from './open-draft';
import { createPreOrder, type PreOrderRequest } from './pre-order';
import { quoteBeforeChoice, quoteDraft } from './quote-draft';
import { noteObstacle } from './rules';
import { toCouponOption, toOrderPrice, toPreOrder } from './wire';

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

/** The notes for individual shops; throws when one is too long. */
function readNotes(body: Args<'createOrder'>['body']) {
  const mark = body.mark ?? '';
  const shopMarks = new Map((body.shopMarks ?? []).map(({ merId, mark: note }) => [merId, note]));
  for (const note of [mark, ...shopMarks.values()]) {
    const obstacle = noteObstacle(note);
    if (obstacle) throw new BusinessError(400, obstacle);
  }
  return { mark, shopMarks };
}

const deliveriesOf = ({ deliveries }: Pick<Args<'computePrice'>['body'], 'deliveries'>) =>
  new Map((deliveries ?? []).map(({ merId, method }) => [merId, method]));

/** Each coupon once. For no coupon storefronts send either 0 or nothing. */
const couponIdsOf = ({
  couponId,
  couponIds,
}: Pick<Args<'computePrice'>['body'], 'couponId' | 'couponIds'>) => [
  ...new Set(couponIds ?? (couponId ? [couponId] : [])),
];

export const checkoutHandlers = defineHandlers({
  async createPreOrder(ctx, { body }) {
    const { language } = ctx;
    const buyer = { userId: signedIn(ctx).id, callerHash: callerHashOf(ctx), language };
    return { preOrderNo: await createPreOrder(ctx, buyer, readRequest(body)) };
  },

  async loadPreOrder(ctx, { params }) {
    const { id } = signedIn(ctx);
    const opened = await openDraft(ctx, id, params.preOrderNo);
    const draft = { ...opened, content: await withNames(ctx, opened.content) };
    const { address } = draft;
    const quote = quoteBeforeChoice(ctx, draft, address ? countryOf(address.country) : undefined);
    return toPreOrder(ctx, quote, draft);
  },

  async computePrice(ctx, { body }) {
    const { id } = signedIn(ctx);
    const draft = await openDraft(ctx, id, body.preOrderNo, body.addressId || undefined);
    const quote = await quoteDraft(ctx, id, draft.content, {
      couponIds: couponIdsOf(body),
      points: draft.points,
      usePoints: body.useIntegral ?? false,
      deliveries: deliveriesOf(body),
      country:
        draft.address && hasShipped(draft.content)
          ? requireCountry(draft.address.country)
          : undefined,
    });
    return toOrderPrice(ctx, quote, draft);
  },

  async orderCoupons(ctx, { params }) {
    const { id } = signedIn(ctx);
    const now = ctx.now();
    const { lines } = await loadDraft(ctx.db, id, params.preOrderNo, now);
    const held = await unusedCoupons(ctx.db, id, now, ctx.language);
    return held
      .filter((coupon) => applyCoupon(coupon, lines, now).fits)
      .map((coupon) => toOrderCoupon(ctx, coupon));
  },

  async couponOptions(ctx, { params }) {
    const { id } = signedIn(ctx);
    const now = ctx.now();
    const { lines } = await loadDraft(ctx.db, id, params.preOrderNo, now);
    const rated = rateCoupons(await unusedCoupons(ctx.db, id, now, ctx.language), lines, now);
    return rated.map((one) => toCouponOption(ctx, one));
  },

  async createOrder(ctx, { body }) {
    const notes = readNotes(body);
    const isClosed =
      body.payType === COD ? ctx.settings.isRestored : !providerOf(ctx, body.payType);
    if (isClosed) {
      throw namedError(
        'payment-method-closed',
        500,
        'This payment method is not available. Please choose another one.',
      );
    }
    const orderNo = await createOrder(ctx, {
      language: ctx.language,
      userId: signedIn(ctx).id,
      session: sessionOf(ctx),
      callerHash: callerHashOf(ctx),
      preOrderNo: body.preOrderNo,
      payType: body.payType,
      payChannel: body.payChannel,
      // For no address storefronts send either 0 or nothing
      addressId: body.addressId || undefined,
      couponIds: couponIdsOf(body),
      usePoints: body.useIntegral ?? false,
      deliveries: deliveriesOf(body),
      quoteHash: body.quoteHash ?? undefined,
      ...notes,
    });
    return { orderNo };
  },
});
