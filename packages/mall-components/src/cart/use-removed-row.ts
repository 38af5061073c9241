import { useEffect, useState, type RefObject } from 'react';
import { allRows } from './cart-model';
import type { CartShop } from './types';

interface Removed {
  /** Rows that have left the cart. */
  ids: readonly number[];
  /** The row in whose place the focus goes, if there is one. */
  neighbour?: number;
}

/** The row after this one, else the one before it. */
export function neighbourOf(shops: readonly CartShop[], rowId: number): number | undefined {
  const rows = allRows(shops);
  const at = rows.findIndex(({ id }) => id === rowId);
  return (rows[at + 1] ?? rows[at - 1])?.id;
}

/**
 * Where the focus goes when the button that had it has left with its row: to the same button of the
 * neighbour, else to the first thing of the cart. Only if nobody has taken the focus elsewhere.
 */
export function useRemovedRow(root: RefObject<HTMLElement | null>, present: readonly number[]) {
  const [removed, setRemoved] = useState<Removed>();
  const gone = removed?.ids.every((id) => !present.includes(id));
  useEffect(() => {
    if (!removed || !gone) return;
    // after the dialog has given the focus back to what is no longer there
    const timer = setTimeout(() => {
      if (document.activeElement !== document.body) return;
      const button = `[data-row="${removed.neighbour}"] [data-part="remove"]`;
      const cart = root.current;
      (cart?.querySelector<HTMLElement>(button) ?? cart?.querySelector<HTMLElement>('a'))?.focus();
    });
    return () => clearTimeout(timer);
  }, [removed, gone, root]);
  return setRemoved;
}
