import type { Policy } from '../policy/policy';

/** How many pieces of a sku are left, and how many wait for payment. */
export interface UnpaidGoods {
  skuId: number;
  stock: number;
  /** in orders of the same account */
  mine: number;
  /** in orders from the same address */
  near: number;
}

/** How many pieces one buyer may hold of a shelf on which so many are left besides what is held. */
export function maxUnits(
  { minUnits, shareOfStock }: Policy['unpaid'],
  units: number,
  { stock, held }: { stock: number; held: number },
): number {
  return Math.min(units, Math.max(minUnits, Math.floor((stock + held) * shareOfStock)));
}

/** The limit that so many more pieces would pass; undefined when there is room, or not enough stock anyway. */
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
