import { useState } from 'react';
import { allRows, reconcileSelection, selectAll } from './cart-model';
import type { CartSelection, CartShop } from './types';

/** The selected rows: initially all; afterwards the shopper's choice is kept when the cart changes. */
export function useCartSelection(shops: readonly CartShop[]) {
  const [known, setKnown] = useState({ shops, ids: new Set(allRows(shops).map((row) => row.id)) });
  const [selection, setSelection] = useState<CartSelection>(() => selectAll(shops));
  if (known.shops !== shops) {
    // The cart was reloaded: adjust the selection before rendering
    setSelection(reconcileSelection(selection, known.ids, shops));
    setKnown({ shops, ids: new Set(allRows(shops).map((row) => row.id)) });
  }
  return [selection, setSelection] as const;
}
