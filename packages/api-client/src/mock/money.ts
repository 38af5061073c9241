/** Decimals of the mall of the examples. */
const DECIMALS = 2;

/** An amount of the wire in minor units; null counts as 0. */
export const minorOf = (amount: string | null): number =>
  Math.round(Number(amount ?? 0) * 10 ** DECIMALS);

/** Minor units as the wire has them: a decimal string. */
export const wireOf = (minor: number): string => (minor / 10 ** DECIMALS).toFixed(DECIMALS);

export const sumOf = <Item>(items: readonly Item[], amount: (item: Item) => number): number =>
  items.reduce((sum, item) => sum + amount(item), 0);

/**
 * Divides a total in proportion to weights: the shares are whole and add up to the total, unless there is no
 * weight. None exceeds its weight as long as the total does not exceed their sum.
 */
export function allocate(total: number, weights: readonly number[]): number[] {
  const sum = sumOf(weights, (weight) => weight) || 1;
  let before = 0;
  return weights.map((weight) => {
    const start = Math.floor((total * before) / sum);
    before += weight;
    return Math.floor((total * before) / sum) - start;
  });
}
