import type { Address } from '../../address';

/** Cards that are shown before the rest is unfolded. */
export const FOLDED_COUNT = 3;

/** What is shown while folded: the first three, the chosen one always among them. */
export function visibleAddresses(
  addresses: readonly Address[],
  chosenId: number | undefined,
  unfolded: boolean,
): readonly Address[] {
  if (unfolded || addresses.length <= FOLDED_COUNT) return addresses;
  const first = addresses.slice(0, FOLDED_COUNT);
  const chosen = addresses.find(({ id }) => id === chosenId);
  if (!chosen || first.includes(chosen)) return first;
  return [...first.slice(0, -1), chosen];
}
