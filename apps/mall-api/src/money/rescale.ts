/**
 * An amount in units of another number of decimals: 1250 hundredths are 12500 thousandths. What is below the new unit
 * is dropped, so that nothing counts as more than it is.
 */
export function rescale(amount: number, from: number, to: number): number {
  const factor = 10 ** Math.abs(to - from);
  const scaled = to < from ? Math.trunc(amount / factor) : amount * factor;
  if (!Number.isSafeInteger(scaled)) throw new RangeError(`${amount} is too large an amount.`);
  return scaled;
}
