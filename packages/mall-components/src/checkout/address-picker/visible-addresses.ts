import type { Address } from '../../address';
import type { Id } from '../../settings';

/** The addresses shown while folded: the chosen one, or all when none is. */
export function visibleAddresses(
  addresses: readonly Address[],
  chosenId: Id | undefined,
  unfolded: boolean,
): readonly Address[] {
  const chosen = addresses.filter(({ id }) => id === chosenId);
  return unfolded || chosen.length === 0 ? addresses : chosen;
}
