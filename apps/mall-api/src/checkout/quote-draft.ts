import { couponRefusalReason, couponRefusalText } from '../coupon/rules';
import { findHeldCoupons } from '../coupon/store';
import type { DeliveryMethod } from '../db/schema';
import type { Deps } from '../kernel/context';
import { namedError } from '../kernel/errors';
import type { Draft } from './draft';
import type { OpenDraft } from './open-draft';
import { type Quote, quoteOf, type QuoteRefusal } from './quote';

/** The shopper's choices as sent. */
export interface SentChoice {
  couponIds: readonly number[];
  /** points that the person can spend */
  points: number;
  usePoints: boolean;
  country: string | undefined;
  /** delivery methods, by shop */
  deliveries?: ReadonlyMap<number, DeliveryMethod>;
}

/**
 * The price of a person's draft. Throws a message when a coupon does not apply or a shop does not deliver.
 */
export async function quoteDraft(
  deps: Deps,
  userId: number,
  draft: Draft,
  { couponIds, ...choice }: SentChoice,
): Promise<Quote> {
  const { language } = deps.policy.mall;
  const coupons =
    couponIds.length > 0 ? await findHeldCoupons(deps.db.reads, userId, couponIds, language) : [];
  if (coupons.length < new Set(couponIds).size) {
    throw namedError('not-found', 500, 'This coupon does not exist.');
  }
  const decision = quoteOf(draft, { ...choice, coupons }, deps.policy, deps.now());
  if (decision.refusal) throw refusalError(decision.refusal);
  return decision.quote;
}

function refusalError(refusal: QuoteRefusal) {
  if (refusal.kind === 'coupon') {
    return namedError(couponRefusalReason(refusal.reason), 500, couponRefusalText(refusal.reason));
  }
  return refusal.kind === 'notOffered'
    ? namedError(
        'delivery-not-offered',
        500,
        `${refusal.shopName} does not deliver in this way. Please choose another one.`,
      )
    : namedError(
        'not-delivered',
        500,
        `${refusal.shopName} does not deliver to this country. Please choose another address, or order without its goods.`,
      );
}

/**
 * The initial price, an estimate. If a shop does not ship to the country, or it is not known, the price for the
 * countries the shop ships to: the shopper is told when selecting the address, and cannot order.
 */
export function quoteBeforeChoice(
  deps: Deps,
  { content, points }: OpenDraft,
  country: string | undefined,
): Quote {
  const choice = { coupons: [], points, usePoints: false };
  const quote = (to: string | undefined) =>
    quoteOf(content, { ...choice, country: to }, deps.policy, deps.now());
  const first = quote(country);
  const decision = first.refusal ? quote(undefined) : first;
  if (decision.refusal) throw refusalError(decision.refusal);
  return decision.quote;
}
