import { useEffect, useRef } from 'react';
import { allRows, cartTotals } from '../cart-model';
import type { CartQuantity, CartSelection, CartShop } from '../types';

/** Reports the rows that would be ordered and their quantities, whenever they have changed. */
export function useOrder(
  shops: readonly CartShop[],
  selection: CartSelection,
  onSelectedRows?: (order: readonly CartQuantity[]) => void,
) {
  const ids = new Set(cartTotals(shops, selection).ids);
  const order = allRows(shops)
    .filter(({ id }) => ids.has(id))
    .map(({ id, quantity }): CartQuantity => ({ rowId: id, quantity }));
  const latest = useRef({ order, onSelectedRows });
  useEffect(() => {
    latest.current = { order, onSelectedRows };
  });
  const key = JSON.stringify(order);
  useEffect(() => latest.current.onSelectedRows?.(latest.current.order), [key]);
}
