import type { ArrivalDays, FreightRule } from '../db/schema';
import { sumOf } from '../money/allocate';
import { type ParcelLine, postageFreight, ruleFreight } from './rules';

/** Shipping cost and delivery time for some countries. */
export interface DeliveryZone {
  /** ISO 3166 codes; empty for all countries in no other zone */
  countries: readonly string[];
  freightMinor: number;
  /** order value from which shipping is free; null for never */
  freeFromMinor: number | null;
  days: ArrivalDays | null;
}

/** The mall's rates, for shops without a rule. */
interface MallTerms {
  freeFromMinor: number | null;
  arrivalDays: ArrivalDays | null;
}

const total = (shares: readonly number[]) => sumOf(shares, (share) => share);

/** The countries that one unit of goods is shipped to, with the terms. */
export function deliveryZones(
  rule: FreightRule | null,
  piece: Omit<ParcelLine, 'quantity'>,
  mall: MallTerms,
): DeliveryZone[] {
  const lines = [{ ...piece, quantity: 1 }];
  if (!rule) {
    const freightMinor = total(postageFreight(lines, mall.freeFromMinor).shares);
    const { freeFromMinor, arrivalDays: days } = mall;
    return [{ countries: [], freightMinor, freeFromMinor, days }];
  }
  return rule.zones.map((zone) => ({
    countries: zone.countries,
    freightMinor: total(
      ruleFreight({ ...rule, zones: [zone] }, zone.countries[0], lines)?.shares ?? [],
    ),
    freeFromMinor: zone.freeFromMinor,
    days: zone.days ?? null,
  }));
}
