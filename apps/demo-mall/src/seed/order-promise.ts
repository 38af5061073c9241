import { arrivalTerms, expectedArrival, type Policy } from '@vermilion/mall-api';
import type { DemoProduct } from './catalogue';
import { FREIGHT } from './freight';
import type { OrderPlan } from './order-plans';

const asTheMall = { cutOff: null, handlingDays: null, holidayFrom: null, holidayUntil: null };

/** What was promised of an order of a shop: nothing of what was cancelled. */
export function promiseOf(
  { stage }: OrderPlan,
  created: Date,
  product: DemoProduct | undefined,
  policy: Policy,
) {
  if (!product || stage === 'cancelled') return {};
  const shop = { handling: asTheMall, rule: FREIGHT[product.shop.key] };
  const terms = arrivalTerms(policy, shop, policy.delivery.country ?? undefined);
  const arrival = terms && expectedArrival(policy, terms, created);
  if (!arrival) return {};
  return {
    ship_by: arrival.shipBy,
    arrives_from: arrival.from,
    arrives_until: arrival.until,
    arrival_terms: JSON.stringify(terms),
    arrival_holds_until: arrival.holdsUntil,
  };
}
