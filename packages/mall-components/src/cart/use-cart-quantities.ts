import { useCallback, useEffect, useRef, useState } from 'react';
import type { ActionResult } from '../internal/use-pending';
import type { CartShop } from './types';

const QUIET_MS = 500;

type Commit = (rowId: number, quantity: number) => ActionResult;

/**
 * Quantities as the shopper sets them: shown and summed at once, sent when the pressing has stopped
 * for half a second. A failed one falls back to what the cart really holds.
 */
export function useCartQuantities(shops: readonly CartShop[], commit: Commit) {
  const [drafts, setDrafts] = useState<ReadonlyMap<number, number>>(new Map());
  const waiting = useRef(
    new Map<number, { timer: ReturnType<typeof setTimeout>; quantity: number }>(),
  );
  const latest = useRef(commit);
  useEffect(() => {
    latest.current = commit;
  });

  const save = useCallback(async (rowId: number) => {
    const entry = waiting.current.get(rowId);
    if (!entry) return;
    clearTimeout(entry.timer);
    waiting.current.delete(rowId);
    await Promise.resolve(latest.current(rowId, entry.quantity)).catch(() => undefined);
    setDrafts((now) => {
      // Pressed again meanwhile: the newer wish stays
      if (waiting.current.has(rowId)) return now;
      const next = new Map(now);
      next.delete(rowId);
      return next;
    });
  }, []);

  const change = useCallback(
    (rowId: number, quantity: number) => {
      clearTimeout(waiting.current.get(rowId)?.timer);
      const timer = setTimeout(() => void save(rowId), QUIET_MS);
      waiting.current.set(rowId, { timer, quantity });
      setDrafts((now) => new Map(now).set(rowId, quantity));
    },
    [save],
  );

  /** Sends at once what is still waiting, e.g. before checkout. */
  const flush = useCallback(
    () => Promise.all([...waiting.current.keys()].map((rowId) => save(rowId))),
    [save],
  );
  useEffect(() => () => void flush(), [flush]);

  const shown = shops.map((shop) => ({
    ...shop,
    rows: shop.rows.map((row) => ({ ...row, quantity: drafts.get(row.id) ?? row.quantity })),
  }));
  return { shops: shown, change, flush };
}
