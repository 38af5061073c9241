import type { DeliveryMethod, FreightRule } from '../db/schema';
import { type Freight, type ParcelLine, postageFreight, ruleFreight } from '../freight/rules';
import { allocate, sumOf } from '../money/allocate';
import type { ShopDelivery } from './draft';

/** A delivery method for a shop's goods, and its cost. */
export interface DeliveryOption {
  method: DeliveryMethod;
  freightMinor: number;
}

/** The delivery of one shop's goods. */
export interface ParcelPlan extends Freight {
  method: DeliveryMethod;
  /** the shopper had a choice, or there is only one method: the shop must use it */
  isBinding: boolean;
  options: DeliveryOption[];
}

/** A shop's delivery methods and shipping rules. */
export interface ParcelTerms {
  /** absent from drafts older than the choice of delivery */
  delivery: ShopDelivery | undefined;
  rule: FreightRule | undefined;
  /** of the mall, for shops without a rule */
  freeFromMinor: number | null;
  country: string | undefined;
}

const byCourier: ShopDelivery = { methods: ['courier'], shopCourierMinor: null };

const nothingShipped: ParcelPlan = {
  method: 'virtual',
  isBinding: true,
  options: [{ method: 'virtual', freightMinor: 0 }],
  shares: [],
  missingForFreeMinor: null,
};

/**
 * How a shop's shipped goods are delivered: by the shopper's choice, else by the shop's first method. Or why
 * they cannot be delivered.
 */
export function planParcel(
  shipped: readonly ParcelLine[],
  { delivery = byCourier, ...terms }: ParcelTerms,
  requested: DeliveryMethod | undefined,
): ParcelPlan | 'noDelivery' | 'notOffered' {
  const isVirtual = shipped.length === 0;
  if (isVirtual && (requested ?? 'virtual') === 'virtual') return nothingShipped;
  if (isVirtual || (requested && !delivery.methods.includes(requested))) return 'notOffered';
  const courier = courierFreight(shipped, terms);
  if (!courier) return 'noDelivery';
  const freightBy = (method: DeliveryMethod) =>
    method === 'shopCourier' && delivery.shopCourierMinor !== null
      ? flatFreight(shipped, delivery.shopCourierMinor)
      : courier;
  const method = requested ?? delivery.methods[0] ?? 'courier';
  return {
    ...freightBy(method),
    method,
    isBinding: requested !== undefined || delivery.methods.length > 1,
    options: delivery.methods.map((one) => ({
      method: one,
      freightMinor: sumOf(freightBy(one).shares, (share) => share),
    })),
  };
}

const courierFreight = (
  lines: readonly ParcelLine[],
  { rule, country, freeFromMinor }: Omit<ParcelTerms, 'delivery'>,
): Freight | undefined =>
  rule ? ruleFreight(rule, country, lines) : postageFreight(lines, freeFromMinor);

const flatFreight = (lines: readonly ParcelLine[], minor: number): Freight => ({
  shares: allocate(
    minor,
    lines.map(({ quantity }) => quantity),
  ),
  missingForFreeMinor: null,
});
