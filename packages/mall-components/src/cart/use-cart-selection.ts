import { useState } from 'react';
import { allRows, reconcile, selectAll } from './cart-model';
import type { CartSelection, CartShop } from './types';

/** What is ticked. Everything at first; afterwards the shopper's choice survives every change of the cart. */
export function useCartSelection(shops: readonly CartShop[]) {
  const [known, setKnown] = useState({ shops, ids: new Set(allRows(shops).map((row) => row.id)) });
  const [selection, setSelection] = useState<CartSelection>(() => selectAll(shops));
  if (known.shops !== shops) {
    // The cart came anew: adapt before anything is drawn
    setSelection(reconcile(selection, known.ids, shops));
    setKnown({ shops, ids: new Set(allRows(shops).map((row) => row.id)) });
  }
  return [selection, setSelection] as const;
}
