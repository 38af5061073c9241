import { useEffect, useRef, useState, type ReactNode } from 'react';
import { allRows } from '../cart-model';
import type { CartViewProps } from './cart-view';
import { neighbourOf, useFocusAfterRemoval } from '../../internal/use-focus-after-removal';
import { useCartQuantities } from '../use-cart-quantities';

/** What the cart does, and what it says about it. */
export function useCartActions(props: CartViewProps) {
  const { invalid, onUnsaved, onDelete, onCheckout } = props;
  const quantities = useCartQuantities(props.shops, props.onQuantityChange);
  const { set, flush, pending } = quantities;
  const [stopped, setStopped] = useState(false);
  const [said, setSaid] = useState<ReactNode>();
  const root = useRef<HTMLDivElement>(null);
  const present = [...allRows(props.shops), ...invalid].map(({ id }) => id);
  const setRemoved = useFocusAfterRemoval(root, present);
  const tell = useRef(onUnsaved);
  useEffect(() => {
    tell.current = onUnsaved;
  });
  useEffect(() => tell.current?.(pending ? flush : undefined), [pending, flush]);
  /** Of the rows whose quantity could not be saved, why. */
  const problems = new Map(
    [...set].flatMap(([rowId, { state, problem = '' }]) =>
      state === 'failed' ? [[rowId, problem] as const] : [],
    ),
  );
  return {
    root,
    said,
    quantities,
    problems,
    /** The last checkout did not take place, since not all was saved. */
    stopped: stopped && problems.size > 0,
    async remove(ids: number[], words: ReactNode) {
      const [only] = ids;
      const rows = allRows(props.shops).map(({ id }) => id);
      const neighbour = only === undefined ? undefined : neighbourOf(rows, only);
      await onDelete(ids);
      setRemoved({
        keys: ids,
        next: [`[data-row="${neighbour}"] [data-part="remove"]`, 'a'],
      });
      setSaid(words);
    },
    async checkOut(ids: number[]) {
      const saved = await flush();
      setStopped(!saved);
      if (saved) return onCheckout(ids);
      root.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    },
  };
}
