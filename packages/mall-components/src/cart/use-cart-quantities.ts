import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { ActionResult } from '../internal/use-pending';
import type { Id } from '../settings';
import { allRows } from './cart-model';
import { QuantitySaves } from './quantity-saves';
import type { CartQuantity, CartShop } from './types';

type Save = (rowId: Id, quantity: number) => ActionResult;

type OnUnsaved = (settle: (() => Promise<boolean>) | undefined) => void;

/**
 * The quantities set by the shopper: shown and totalled at once, saved after half a second without a change.
 * One that could not be saved stays in its field, with the reason.
 */
export function useCartQuantities(shops: readonly CartShop[], save: Save, onUnsaved?: OnUnsaved) {
  const [saves] = useState(() => new QuantitySaves());
  const set = useSyncExternalStore(saves.subscribe, saves.getSnapshot, saves.getSnapshot);
  useEffect(() => saves.setSave(save));
  useEffect(() => saves.prune(new Set(allRows(shops).map(({ id }) => id))), [saves, shops]);
  useEffect(() => {
    // The last chance to send requests before the page is closed
    const flush = () => void saves.flush();
    const hidden = () => document.visibilityState === 'hidden' && flush();
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', hidden);
    return () => {
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', hidden);
      flush();
    };
  }, [saves]);
  const pending = saves.isPending();
  const latestOnUnsaved = useRef(onUnsaved);
  useEffect(() => {
    latestOnUnsaved.current = onUnsaved;
  });
  useEffect(() => {
    latestOnUnsaved.current?.(pending ? saves.flush : undefined);
  }, [pending, saves]);
  const failed = [...set].filter(([, { state }]) => state === 'failed');
  const shown = shops.map((shop) => ({
    ...shop,
    rows: shop.rows.map((row) => ({ ...row, quantity: set.get(row.id)?.quantity ?? row.quantity })),
  }));
  return {
    shops: shown,
    /** Every edited quantity with the state of its save, by row id. */
    set,
    /** Why quantities could not be saved, by row id; an empty string where the reason is unknown. */
    problems: new Map(failed.map(([rowId, { problem = '' }]) => [rowId, problem])),
    change: ({ rowId, quantity }: CartQuantity) => saves.set(rowId, quantity),
    /** Retries saving the quantity of a row. */
    retry: (rowId: Id) => void saves.save(rowId),
    /** Saves pending quantities at once; resolves to whether all are saved. */
    flush: saves.flush,
    /** Whether a quantity is waiting or being saved. */
    pending,
  };
}
