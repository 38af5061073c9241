import { requireCountry } from '../address/country';
import { internationalPhone } from '../address/international-phone';
import type { DeliveryMethod } from '../db/schema';
import type { Deps } from '../kernel/context';
import { namedError, unauthorized } from '../kernel/errors';
import type { Language } from '../kernel/language';
import type { SessionAt } from '../kernel/open-session';
import { COD } from '../payment/on-delivery';
import { arrivalsOf } from './arrivals';
import { requireCod } from './cash-on-delivery';
import { hasShipped, hasVirtual } from './draft';
import { draftExpired } from './draft-store';
import type { OrderHeader } from './order-rows';
import { findOrderOfDraft, readDraftForOrder } from './order-store';
import { OutOfStock, outOfStockError, requireStock } from './out-of-stock';
import { placeOrder } from './place-order';
import { priceChanged } from './price-changed';
import { quoteDraft } from './quote-draft';

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
  const [found] = await limiters.readsForOrder.run([0], () => readDraftForOrder(db.reads, look));
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
    const arrivals = country ? arrivalsOf(found.draft, country, deps.policy, now) : new Map();
    const header = headerOf(deps, { ...request, country, arrivals }, recipient, now);
    const { lines } = found.draft;
    const isHeld = found.heldLines === lines.length;
    const skuIds = lines.map((line) => line.skuId);
    return await limiters.stock.run(skuIds, async (hasWaited) => {
      // Others bought in the meantime: no need to begin if the stock is gone
      if (hasWaited && !isHeld) await requireStock(db.reads, lines, now);
      return placeOrder(deps, header, order, now);
    });
  } catch (error) {
    // The same draft may have been sent twice concurrently, and the other call was faster
    const existing = await findOrderOfDraft(db.reads, userId, preOrderNo);
    if (existing) return existing;
    throw error instanceof OutOfStock ? await outOfStockError(db.reads, error, now) : error;
  }
}

const headerOf = (
  { policy }: Deps,
  request: OrderRequest & Pick<OrderHeader, 'country' | 'arrivals'>,
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
  country: request.country,
  arrivals: request.arrivals,
  recipient,
  mark: request.mark,
  language: request.language,
  shopMarks: request.shopMarks,
  payBefore:
    request.payType === COD ? null : new Date(now.getTime() + policy.orderCancelHours * HOUR),
});

/** The recipient, copied into the order: later changes of the address do not redirect it. */
function recipientOf(found: Awaited<ReturnType<typeof readDraftForOrder>>[number]) {
  if (found.addressId === null && !hasShipped(found.draft)) {
    const nobody = { realName: '', phone: '', address: '' };
    return { ...nobody, email: found.accountEmail ?? '' };
  }
  if (found.addressId === null)
    throw namedError('address-required', 500, 'Please choose a delivery address.');
  const { realName, phone, dialCode, email, detail, postCode, country } = found;
  return {
    realName: realName ?? '',
    phone: internationalPhone(dialCode ?? '', phone ?? ''),
    email: email ?? '',
    address: `${detail}, ${[postCode, country].filter(Boolean).join(' ')}`,
  };
}
