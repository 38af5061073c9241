import { useState, type ReactNode, type RefObject } from 'react';
import { neighbourOf, useFocusAfterRemoval } from '../../internal/use-focus-after-removal';
import type { ActionResult } from '../../internal/use-pending';
import { allRows } from '../cart-model';
import type { CartShop, InvalidCartRow } from '../types';

interface CartRows {
  shops: readonly CartShop[];
  invalid: readonly InvalidCartRow[];
  onDelete: (rowIds: number[]) => ActionResult;
}

/** Deletes rows, announces it, and moves the focus to the next row. */
export function useCartRemoval(
  root: RefObject<HTMLElement | null>,
  { shops, invalid, onDelete }: CartRows,
) {
  const [announcement, setAnnouncement] = useState<ReactNode>();
  const rowIds = allRows(shops).map(({ id }) => id);
  const setRemoved = useFocusAfterRemoval(root, [...rowIds, ...invalid.map(({ id }) => id)]);
  const remove = async (ids: number[], message: ReactNode) => {
    const [only] = ids;
    const neighbour = only === undefined ? undefined : neighbourOf(rowIds, only);
    await onDelete(ids);
    setRemoved({ keys: ids, next: [`[data-row="${neighbour}"] [data-part="remove"]`, 'a'] });
    setAnnouncement(message);
  };
  return { announcement, remove };
}
