import { couponRefusalText } from '../coupon/rules';
import { useCoupons } from '../coupon/store';
import type { DeliveryMethod } from '../db/schema';
import { inTransaction } from '../db/in-transaction';
import { withStepwiseFallback } from '../db/together';
import { BusinessError, namedError, unauthorized } from '../kernel/errors';
import type { Deps } from '../kernel/context';
import type { Language } from '../kernel/language';
import type { SessionAt } from '../kernel/open-session';
import { settleFreeOrder } from '../payment/free-order';
import { COD, confirmOnDelivery } from '../payment/on-delivery';
import { requireCod } from './cash-on-delivery';
import { requireCountry } from '../address/country';
import { internationalPhone } from '../address/international-phone';
import { draftExpired } from './draft-store';
import { findOrderOfDraft, readDraftForOrder, writeOrder, writeUsualOrder } from './order-store';
import { orderLinesOf, type OrderHeader } from './order-rows';
import { hasShipped, hasVirtual } from './draft';
import type { Quote } from './quote';
import { quoteDraft } from './quote-draft';
import { spendPoints } from '../points/ledger';
import { requireStock, OutOfStock, outOfStockError } from './out-of-stock';
import { takeStock } from '../inventory/stock-store';
import { enforceUnpaidLimits, lockBuyer, surelyAllowed } from './unpaid-limits';

/** The shopper's input for turning a draft into an order. */
export interface OrderRequest {
  userId: number;
  /** checked again when the draft is read */
  session: SessionAt;
  /** keyed hash of the client's IP address */
  callerHash: Buffer | null;
  preOrderNo: string;
  payType: string;
  payChannel: string;
  addressId: number | undefined;
  couponIds: readonly number[];
  usePoints: boolean;
  /** delivery methods, by shop */
  deliveries: ReadonlyMap<number, DeliveryMethod>;
  /** of the quote that the shopper saw; undefined when the client sends none */
  quoteHash: string | undefined;
  /** for all shops */
  mark: string;
  /** language of e-mails about the order */
  language: Language;
  /** for individual shops, by their ids */
  shopMarks: ReadonlyMap<number, string>;
}

const HOUR = 3_600_000;

/**
 * Turns a draft into an order and returns the master order's number. Idempotent: the same draft returns the
 * same number, also for concurrent calls. Atomic: order, stock and coupons change together. Throws a message
 * for the shopper.
 */
export async function createOrder(deps: Deps, request: OrderRequest): Promise<string> {
  const { db, limiters } = deps;
  const { userId, preOrderNo, couponIds, usePoints, deliveries } = request;
  const now = deps.now();
  const look = { ...request.session, userId, preOrderNo, addressId: request.addressId ?? 0 };
  const [found] = await limiters.readsForOrder.run([0], () => readDraftForOrder(db, look));
  if (found && !found.isSignedIn) throw unauthorized();
  if (found?.orderNo) return found.orderNo;
  if (!found || found.expiresAt <= now) throw draftExpired();
  try {
    const recipient = recipientOf(found);
    // Only goods that are shipped need an address
    const country = hasShipped(found.draft) ? requireCountry(found.country ?? '') : undefined;
    const order = await quoteDraft(deps, userId, found.draft, {
      couponIds,
      usePoints,
      deliveries,
      country,
      points: found.points,
    });
    if (request.quoteHash !== undefined && request.quoteHash !== order.hash) throw priceChanged();
    requireCod(deps, request, { payMinor: order.payMinor, hasVirtual: hasVirtual(found.draft) });
    const header = headerOf(deps, request, recipient, now);
    const { lines } = found.draft;
    const isHeld = found.heldLines === lines.length;
    const skuIds = lines.map((line) => line.skuId);
    return await limiters.stock.run(skuIds, async (hasWaited) => {
      // Others bought in the meantime: no need to begin if the stock is gone
      if (hasWaited && !isHeld) await requireStock(db, lines);
      return placeOrder(deps, header, order, now);
    });
  } catch (error) {
    // The same draft may have been sent twice concurrently, and the other call was faster
    const existing = await findOrderOfDraft(db, userId, preOrderNo);
    if (existing) return existing;
    throw error instanceof OutOfStock ? await outOfStockError(db, error) : error;
  }
}

const priceChanged = () =>
  namedError(
    'price-changed',
    500,
    'The price of this order has changed. Please check the new total before you order.',
  );

const headerOf = (
  { policy }: Deps,
  request: OrderRequest,
  recipient: OrderHeader['recipient'],
  now: Date,
): OrderHeader => ({
  userId: request.userId,
  callerHash: request.callerHash,
  preOrderNo: request.preOrderNo,
  currency: policy.currency.currency,
  couponIds: request.couponIds,
  payType: request.payType,
  payChannel: request.payChannel,
  recipient,
  mark: request.mark,
  language: request.language,
  shopMarks: request.shopMarks,
  payBefore:
    request.payType === COD ? null : new Date(now.getTime() + policy.orderCancelHours * HOUR),
});

/** The single transaction. Fails when the draft has become an order in the meantime. */
async function placeOrder(
  deps: Deps,
  header: OrderHeader,
  order: Quote,
  now: Date,
): Promise<string> {
  const stepByStep = () => placeStepByStep(deps, header, order, now);
  if (!isUsual(deps, header, order)) return stepByStep();
  // Even if it was placed before the connection was lost: a draft becomes an order once
  return withStepwiseFallback(
    () => writeUsualOrder(deps.db, header, order, deps.policy, now),
    stepByStep,
  );
}

/** An order of few units that is only paid for, by a provider. */
function isUsual({ policy }: Deps, { couponIds, payType }: OrderHeader, order: Quote): boolean {
  const isPaidFor = order.payMinor > 0 && order.points === 0 && payType !== COD;
  const most = surelyAllowed(policy.unpaid);
  return (
    isPaidFor &&
    couponIds.length === 0 &&
    orderLinesOf(order).every(({ quantity }) => quantity <= most)
  );
}

async function placeStepByStep(deps: Deps, header: OrderHeader, order: Quote, now: Date) {
  const lines = orderLinesOf(order);
  return inTransaction(deps.db, async (trx) => {
    await lockBuyer(trx, header);
    const opened = await writeOrder(trx, header, order, now);
    enforceUnpaidLimits(deps.policy.unpaid, header, opened.reserved, lines);
    const { userId, couponIds } = header;
    if (couponIds.length > 0 && !(await useCoupons(trx, userId, couponIds, opened.id, now))) {
      throw new BusinessError(500, couponRefusalText('used'));
    }
    const { points } = order;
    if (points > 0 && !(await spendPoints(trx, { userId, groupId: opened.id, points }, now))) {
      throw priceChanged();
    }
    // Last, since buyers of the same goods block each other from here to the commit
    const taken = await takeStock(trx, lines, header.preOrderNo);
    const missing = lines.filter((line) => !taken.has(line.skuId));
    if (missing.length > 0) throw new OutOfStock(missing);
    if (header.payType === COD) await confirmOnDelivery(trx, opened.id, now);
    await settleFreeOrder(trx, { id: opened.id, payMinor: order.payMinor }, now);
    return opened.orderNo;
  });
}

/** The recipient, copied into the order: later changes of the address do not redirect it. */
function recipientOf(found: Awaited<ReturnType<typeof readDraftForOrder>>[number]) {
  if (found.addressId === null && !hasShipped(found.draft)) {
    const nobody = { realName: '', phone: '', address: '' };
    return { ...nobody, email: found.accountEmail ?? '' };
  }
  if (found.addressId === null) throw new BusinessError(500, 'Please choose a delivery address.');
  const { realName, phone, dialCode, email, detail, postCode, country } = found;
  return {
    realName: realName ?? '',
    phone: internationalPhone(dialCode ?? '', phone ?? ''),
    email: email ?? '',
    address: `${detail}, ${[postCode, country].filter(Boolean).join(' ')}`,
  };
}
