import type { Address } from '../../address';
import type { Id } from '../../settings';

/** Number of cards shown while collapsed. */
export const FOLDED_COUNT = 3;

/** The addresses shown while collapsed: the first three, always including the chosen one. */
export function visibleAddresses(
  addresses: readonly Address[],
  chosenId: Id | undefined,
  unfolded: boolean,
): readonly Address[] {
  if (unfolded || addresses.length <= FOLDED_COUNT) return addresses;
  const first = addresses.slice(0, FOLDED_COUNT);
  const chosen = addresses.find(({ id }) => id === chosenId);
  if (!chosen || first.includes(chosen)) return first;
  return [...first.slice(0, -1), chosen];
}
