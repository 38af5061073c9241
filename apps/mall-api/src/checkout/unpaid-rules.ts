import type { Policy } from '../policy/policy';

/** Units of a SKU in stock, and units in unpaid orders. */
export interface UnpaidGoods {
  skuId: number;
  stock: number;
  /** in orders of the same account */
  mine: number;
  /** in orders from the same IP address */
  near: number;
}

/** Maximum units that one buyer may reserve, given the number available besides reservations. */
export function maxUnits(
  { minUnits, shareOfStock }: Policy['unpaid'],
  units: number,
  { stock, held }: { stock: number; held: number },
): number {
  return Math.min(units, Math.max(minUnits, Math.floor((stock + held) * shareOfStock)));
}

/**
 * The limit that these further units would exceed; undefined when within limits, or when out of stock anyway.
 */
export function overLimit(
  policy: Policy['unpaid'],
  { stock, mine, near }: UnpaidGoods,
  quantity: number,
  hasCaller: boolean,
): number | undefined {
  if (quantity > stock) return undefined;
  const own = maxUnits(policy, policy.unitsPerAccount, { stock, held: mine });
  if (mine + quantity > own) return own;
  const together = maxUnits(policy, policy.unitsPerCaller, { stock, held: near });
  return hasCaller && near + quantity > together ? together : undefined;
}
