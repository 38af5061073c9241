import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ActionResult } from '../internal/use-pending';
import { allRows } from './cart-model';
import { QuantitySaves } from './quantity-saves';
import type { CartShop } from './types';

type Commit = (rowId: number, quantity: number) => ActionResult;

/**
 * Quantities as the shopper sets them: shown and summed at once, sent when the pressing has stopped
 * for half a second. One that could not be saved stays in its field, with the reason.
 */
export function useCartQuantities(shops: readonly CartShop[], commit: Commit) {
  const [saves] = useState(() => new QuantitySaves());
  const set = useSyncExternalStore(saves.subscribe, saves.read, saves.read);
  useEffect(() => saves.saveBy(commit));
  useEffect(() => saves.keepOnly(new Set(allRows(shops).map(({ id }) => id))), [saves, shops]);
  useEffect(() => {
    // the last moment in which a page that is being left can send something
    const settle = () => void saves.settle();
    const hidden = () => document.visibilityState === 'hidden' && settle();
    window.addEventListener('pagehide', settle);
    document.addEventListener('visibilitychange', hidden);
    return () => {
      window.removeEventListener('pagehide', settle);
      document.removeEventListener('visibilitychange', hidden);
      settle();
    };
  }, [saves]);
  const shown = shops.map((shop) => ({
    ...shop,
    rows: shop.rows.map((row) => ({ ...row, quantity: set.get(row.id)?.quantity ?? row.quantity })),
  }));
  return {
    shops: shown,
    /** What was set and what has become of it, by row. */
    set,
    change: (rowId: number, quantity: number) => saves.set(rowId, quantity),
    /** Tries again to save the quantity of a row. */
    retry: (rowId: number) => void saves.save(rowId),
    /** Sends at once what waits; resolves to whether everything is saved. */
    flush: saves.settle,
    /** Is something not saved yet, and not known to have failed? */
    pending: saves.isUnderWay(),
  };
}
