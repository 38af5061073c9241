import { useState } from 'react';
import { allRows } from '../cart-model';
import type { CartSelection, CartShop } from '../types';

const everyRow = () => true;

/** The management of the cart: a selection of its own, empty at first, of rows sold out as well. */
export function useCartManage(shops: readonly CartShop[]) {
  const [wanted, setWanted] = useState(false);
  const [selection, setSelection] = useState<CartSelection>(new Set());
  const managing = wanted && shops.length > 0;
  const present = new Set(allRows(shops).map(({ id }) => id));
  return {
    managing,
    setManaging(next: boolean) {
      setWanted(next);
      setSelection(new Set());
    },
    selection: new Set([...selection].filter((id) => present.has(id))) as CartSelection,
    setSelection,
    /** Undefined where the cart decides by itself which rows can be selected. */
    selectable: managing ? everyRow : undefined,
  };
}
