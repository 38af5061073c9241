import { removeRows } from '../cart/store';
import { couponRefusalText } from '../coupon/rules';
import { useCoupon } from '../coupon/store';
import { inTransaction } from '../db/in-transaction';
import { BusinessError } from '../kernel/errors';
import type { Deps } from '../kernel/context';
import { couponShares } from './coupon-shares';
import { draftExpired } from './draft-store';
import {
  findOrderOfDraft,
  openOrder,
  readDraftForOrder,
  writeShopOrders,
  type OrderHead,
} from './order-store';
import { priceOrder, type PricedOrder } from './price';
import { requireStock, OutOfStock, outOfStockError } from './out-of-stock';
import { takeStock } from '../inventory/stock-store';
import { enforceUnpaidLimits } from './unpaid-limits';

/** What the shopper sends to turn a draft into an order. */
export interface OrderRequest {
  userId: number;
  /** a keyed hash of the address from which it is ordered */
  callerHash: Buffer | null;
  preOrderNo: string;
  payType: string;
  payChannel: string;
  addressId: number | undefined;
  userCouponId: number | undefined;
  mark: string;
}

const HOUR = 3_600_000;

/**
 * Turns a draft into an order and gives the master order's number. The same draft gives the same
 * number however often and however simultaneously it is sent. All or nothing: an order, its stock
 * and its coupon come together. Throws a sentence for the shopper.
 */
export async function createOrder(deps: Deps, wish: OrderRequest): Promise<string> {
  const { db, limiters, policy } = deps;
  const { userId, preOrderNo, userCouponId } = wish;
  const now = deps.now();
  const found = await limiters.readsForOrder.run([0], () =>
    readDraftForOrder(db, userId, preOrderNo, wish.addressId ?? 0),
  );
  if (found?.orderNo) return found.orderNo;
  if (!found || found.expiresAt <= now) throw draftExpired();
  let failure: unknown;
  try {
    const shares = await couponShares(deps, userId, userCouponId, found.draft.lines);
    const order = priceOrder(found.draft.lines, shares, policy.freight);
    const head = headOf(deps, wish, recipientOf(found), now);
    const { lines } = found.draft;
    const skuIds = lines.map((line) => line.skuId);
    const orderNo = await limiters.stock.run(skuIds, async (hasWaited) => {
      // Others bought in the meantime: what they left nothing of need not be begun.
      if (hasWaited) await requireStock(db, lines);
      return placeOrder(deps, head, order, now);
    });
    if (orderNo) return orderNo;
  } catch (error) {
    failure = error instanceof OutOfStock ? await outOfStockError(db, error) : error;
  }
  // The same draft may have been sent twice at once, and the other one was faster.
  const twin = await findOrderOfDraft(db, userId, preOrderNo);
  if (twin) return twin;
  throw failure;
}

const headOf = (
  { policy }: Deps,
  wish: OrderRequest,
  recipient: OrderHead['recipient'],
  now: Date,
): OrderHead => ({
  userId: wish.userId,
  callerHash: wish.callerHash,
  preOrderNo: wish.preOrderNo,
  currency: policy.currency.currency,
  userCouponId: wish.userCouponId ?? null,
  payType: wish.payType,
  payChannel: wish.payChannel,
  recipient,
  mark: wish.mark,
  payBefore: new Date(now.getTime() + policy.orderCancelHours * HOUR),
});

/** The one transaction. Undefined when the draft has become an order in the meantime. */
async function placeOrder(deps: Deps, head: OrderHead, order: PricedOrder, now: Date) {
  const lines = order.shops.flatMap((shop) => shop.lines);
  const cartIds = lines.flatMap((line) => line.cartId ?? []);
  return inTransaction(deps.db, async (trx) => {
    await enforceUnpaidLimits(trx, deps.policy.unpaid, head, lines);
    const opened = await openOrder(trx, head, order, now);
    if (!opened) return undefined;
    const { userId, userCouponId } = head;
    if (userCouponId && !(await useCoupon(trx, userId, userCouponId, opened.id, now))) {
      throw new BusinessError(500, couponRefusalText('used'));
    }
    await writeShopOrders(trx, opened.id, userId, order, now);
    if (cartIds.length > 0) await removeRows(trx, userId, cartIds);
    // Last, since everybody who wants the same goods waits from here to the end.
    const taken = await takeStock(trx, lines);
    const missing = lines.filter((line) => !taken.has(line.skuId));
    if (missing.length > 0) throw new OutOfStock(missing);
    return opened.orderNo;
  });
}

/** Who gets the parcel, written into the order: a later change of the address does not redirect it. */
function recipientOf(found: NonNullable<Awaited<ReturnType<typeof readDraftForOrder>>>) {
  if (found.addressId === null) throw new BusinessError(500, 'Please choose a delivery address.');
  const { realName, phone, email, detail, postCode, country } = found;
  return {
    realName: realName ?? '',
    phone: phone ?? '',
    email: email ?? '',
    address: `${detail}, ${[postCode, country].filter(Boolean).join(' ')}`,
  };
}
