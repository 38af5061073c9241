import type { ReactNode, RefObject } from 'react';
import { useFocusAfterRemoval } from '../../internal/use-focus-after-removal';
import type { Id } from '../../settings';
import { allRows } from '../cart-model';
import type { CartShop, InvalidCartRow } from '../types';

interface CartRows {
  shops: readonly CartShop[];
  invalid: readonly InvalidCartRow[];
}

/** The first row after the removed ones, else the last before them. */
function neighbourOf(rowIds: readonly Id[], leaving: readonly Id[]) {
  const stays = (id: Id) => !leaving.includes(id);
  const from = rowIds.findIndex((id) => !stays(id));
  if (from < 0) return undefined;
  return rowIds.slice(from).find(stays) ?? rowIds.slice(0, from).findLast(stays);
}

/** Removes rows from the cart, announces it, and moves focus to the next row. */
export function useCartMoves(
  root: RefObject<HTMLElement | null>,
  { shops, invalid }: CartRows,
  announce: (message: ReactNode) => void,
) {
  const rowIds = allRows(shops).map(({ id }) => id);
  const present = [...rowIds, ...invalid.map(({ id }) => id)];
  const setRemoved = useFocusAfterRemoval(root, present);
  /** The action on these rows, the selector of what is focused in the next row, and the announcement. */
  const move = async (
    ids: readonly Id[],
    act: (ids: Id[]) => unknown,
    { part = 'remove', message }: { part?: string; message?: ReactNode } = {},
  ) => {
    const neighbour = neighbourOf(present, ids);
    await act([...ids]);
    setRemoved({
      keys: ids,
      next: [
        `[data-row="${neighbour}"] [data-part="${part}"]`,
        `[data-row="${neighbour}"] [data-part="remove"]`,
        'a',
      ],
    });
    announce(message);
  };
  /** Changes the SKU of a row, which may replace the row: focus follows it. */
  const change = async (id: Id, skuId: Id, act: () => unknown, message: ReactNode) => {
    await act();
    setRemoved({ keys: [id], next: [`[data-sku="${skuId}"] [data-part="specification"]`] });
    announce(message);
  };
  return { move, change };
}
