/**
 * Splits `total` in proportion to `weights` by largest remainder: the shares add up to `total`, and no share
 * exceeds its weight as long as `total` does not exceed the sum of the weights. Equal remainders go to the
 * earlier weight, so the result is deterministic.
 */
export function allocate(total: number, weights: readonly number[]): number[] {
  if (!Number.isSafeInteger(total) || total < 0) throw new RangeError('The total must be >= 0.');
  if (weights.some((weight) => !Number.isSafeInteger(weight) || weight < 0)) {
    throw new RangeError('Weights must be whole and >= 0.');
  }
  // Products of two amounts exceed the safe integers
  const sum = weights.reduce((all, weight) => all + BigInt(weight), 0n);
  if (total === 0) return weights.map(() => 0);
  if (sum === 0n) throw new RangeError('There is nothing to spread the total over.');

  const parts = weights.map((weight, index) => {
    const product = BigInt(total) * BigInt(weight);
    return { index, share: Number(product / sum), remainder: product % sum };
  });
  const left = total - parts.reduce((all, part) => all + part.share, 0);
  const favoured = [...parts]
    .sort((a, b) =>
      a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1,
    )
    .slice(0, left);
  for (const part of favoured) part.share += 1;
  return parts.map((part) => part.share);
}

/** The sum of integer amounts. */
export function sumOf<T>(items: readonly T[], amount: (item: T) => number): number {
  return items.reduce((all, item) => all + amount(item), 0);
}
