import { useState } from 'react';
import { allRows, reconcileSelection, selectAll } from './cart-model';
import type { CartSelection, CartShop } from './types';

/** What is selected. Everything at first; afterwards the shopper's choice survives every change of the cart. */
export function useCartSelection(shops: readonly CartShop[]) {
  const [known, setKnown] = useState({ shops, ids: new Set(allRows(shops).map((row) => row.id)) });
  const [selection, setSelection] = useState<CartSelection>(() => selectAll(shops));
  if (known.shops !== shops) {
    // The cart came anew: adapt before anything is drawn
    setSelection(reconcileSelection(selection, known.ids, shops));
    setKnown({ shops, ids: new Set(allRows(shops).map((row) => row.id)) });
  }
  return [selection, setSelection] as const;
}
