import type { DeliveryMethod, FreightRule } from '../db/schema';
import { postageFreight, ruleFreight, type Freight, type ParcelLine } from '../freight/rules';
import { allocate, sumOf } from '../money/allocate';
import type { ShopDelivery } from './draft';

/** A way in which a shop's goods can be delivered, and what it costs. */
export interface DeliveryOption {
  method: DeliveryMethod;
  freightMinor: number;
}

/** How the goods of one shop are delivered. */
export interface ParcelPlan extends Freight {
  method: DeliveryMethod;
  /** the shopper had a choice, or there is none: the shop is to keep to it */
  isBinding: boolean;
  options: DeliveryOption[];
}

/** By what a shop delivers and asks freight. */
export interface ParcelTerms {
  /** of drafts from before shops had a choice absent */
  delivery: ShopDelivery | undefined;
  rule: FreightRule | undefined;
  /** of the mall, for shops without a rule */
  freeFromMinor: number | null;
  country: string | undefined;
}

const byCourier: ShopDelivery = { methods: ['courier'], shopCourierMinor: null };

const nothingShipped: ParcelPlan = {
  ...{ method: 'virtual', isBinding: true, options: [{ method: 'virtual', freightMinor: 0 }] },
  ...{ shares: [], missingForFreeMinor: null },
};

/**
 * How the goods of a shop that are shipped are delivered: as the shopper wants it, else the first way that
 * the shop offers. Or why they cannot be.
 */
export function planParcel(
  shipped: readonly ParcelLine[],
  { delivery = byCourier, ...terms }: ParcelTerms,
  wanted: DeliveryMethod | undefined,
): ParcelPlan | 'noDelivery' | 'notOffered' {
  const isVirtual = shipped.length === 0;
  if (isVirtual && (wanted ?? 'virtual') === 'virtual') return nothingShipped;
  if (isVirtual || (wanted && !delivery.methods.includes(wanted))) return 'notOffered';
  const courier = courierFreight(shipped, terms);
  if (!courier) return 'noDelivery';
  const freightBy = (method: DeliveryMethod) =>
    method === 'shopCourier' && delivery.shopCourierMinor !== null
      ? flatFreight(shipped, delivery.shopCourierMinor)
      : courier;
  const method = wanted ?? delivery.methods[0] ?? 'courier';
  return {
    ...freightBy(method),
    ...{ method, isBinding: wanted !== undefined || delivery.methods.length > 1 },
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
