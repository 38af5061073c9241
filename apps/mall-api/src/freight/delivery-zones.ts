import type { ArrivalDays, FreightRule } from '../db/schema';
import { sumOf } from '../money/allocate';
import { postageFreight, ruleFreight, type ParcelLine } from './rules';

/** What a parcel to some countries costs, and when it arrives. */
export interface DeliveryZone {
  /** ISO 3166 codes; empty for all that no other zone names */
  countries: readonly string[];
  freightMinor: number;
  /** goods of the shop for this much make it free; null for never */
  freeFromMinor: number | null;
  days: ArrivalDays | null;
}

/** The rates of the mall, for shops without a rule of their own. */
interface MallTerms {
  freeFromMinor: number | null;
  arrivalDays: ArrivalDays | null;
}

const total = (shares: readonly number[]) => sumOf(shares, (share) => share);

/** To which countries one piece of goods is sent, and on what terms. */
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
