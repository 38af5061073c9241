import type { FreightRule, FreightZone } from '../db/schema';
import { allocate, sumOf } from '../money/allocate';

/** The fields of a line that shipping depends on. */
export interface ParcelLine {
  quantity: number;
  /** per unit */
  weightGrams: number;
  priceMinor: number;
  /** the product's own shipping cost per unit */
  postageMinor: number;
}

/** Shipping cost of one shop's parcel; `shares` are in the order of the lines and add up to it. */
export interface Freight {
  shares: number[];
  /** amount missing to free shipping; null when that cannot be reached, or is already */
  missingForFreeMinor: number | null;
}

const goodsOf = (lines: readonly ParcelLine[]) =>
  sumOf(lines, (line) => line.priceMinor * line.quantity);

/** The zone of a country; undefined when the shop does not ship there. */
export function zoneOf(rule: FreightRule, country: string | undefined): FreightZone | undefined {
  const named = rule.zones.find(({ countries }) => country && countries.includes(country));
  const others = rule.zones.find(({ countries }) => countries.length === 0);
  // Before an address is known, the first zone serves as an estimate
  return named ?? others ?? (country === undefined ? rule.zones[0] : undefined);
}

/** Shipping by the products' own postage, free from an amount set by the mall. */
export function postageFreight(
  lines: readonly ParcelLine[],
  freeFromMinor: number | null,
): Freight {
  const shares = lines.map((line) => line.postageMinor * line.quantity);
  return freeFrom(freeFromMinor, goodsOf(lines), shares);
}

/** Shipping by a shop's rule; undefined when the shop does not ship to the country. */
export function ruleFreight(
  rule: FreightRule,
  country: string | undefined,
  lines: readonly ParcelLine[],
): Freight | undefined {
  const zone = zoneOf(rule, country);
  if (!zone) return undefined;
  const units = lines.map((line) =>
    rule.by === 'weight' ? line.weightGrams * line.quantity : line.quantity,
  );
  const further = Math.max(0, sumOf(units, (unit) => unit) - zone.baseUnits);
  const lots = Math.ceil(further / zone.furtherUnits);
  const total = zone.baseMinor + lots * zone.furtherMinor;
  // Goods without a weight are weighted by quantity, so that each line has its share
  const weights = units.some((unit) => unit > 0) ? units : lines.map((line) => line.quantity);
  return freeFrom(zone.freeFromMinor, goodsOf(lines), allocate(total, weights));
}

function freeFrom(least: number | null, goodsMinor: number, shares: number[]): Freight {
  const isFree = least !== null && goodsMinor >= least;
  const costs = shares.some((share) => share > 0);
  return {
    shares: isFree ? shares.map(() => 0) : shares,
    missingForFreeMinor: least !== null && !isFree && costs ? least - goodsMinor : null,
  };
}
