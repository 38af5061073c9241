import type { Policy } from '../policy/policy';

/** Units of a SKU in stock, and units in unpaid orders. */
export interface UnpaidGoods {
  skuId: number;
  stock: number;
  /** in orders of the same account */
  own: number;
  /** in orders from the same IP address */
  ofCaller: number;
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
  { stock, own, ofCaller }: UnpaidGoods,
  quantity: number,
  hasCaller: boolean,
): number | undefined {
  if (quantity > stock) return undefined;
  const most = maxUnits(policy, policy.unitsPerAccount, { stock, held: own });
  if (own + quantity > most) return most;
  const mostOfCaller = maxUnits(policy, policy.unitsPerCaller, { stock, held: ofCaller });
  return hasCaller && ofCaller + quantity > mostOfCaller ? mostOfCaller : undefined;
}
