import { useState } from 'react';
import { allRows } from '../cart-model';
import type { CartSelection, CartShop } from '../types';

const everyRow = () => true;

/** The management mode: it has its own selection, initially empty, which can include sold-out rows. */
export function useCartManage(shops: readonly CartShop[]) {
  const [isOn, setOn] = useState(false);
  const [selection, setSelection] = useState<CartSelection>(new Set());
  const managing = isOn && shops.length > 0;
  const present = new Set(allRows(shops).map(({ id }) => id));
  return {
    managing,
    setManaging(next: boolean) {
      setOn(next);
      setSelection(new Set());
    },
    selection: new Set([...selection].filter((id) => present.has(id))) as CartSelection,
    setSelection,
    /** Undefined outside the mode, where the cart has its own rule. */
    selectable: managing ? everyRow : undefined,
  };
}
