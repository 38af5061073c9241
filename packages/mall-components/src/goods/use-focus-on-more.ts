import { useEffect, useRef } from 'react';

/**
 * Moves focus to the first of the newly loaded goods, since keyboard users would otherwise be behind them.
 * Call `ask` when the user loads more.
 */
export function useFocusOnMore(count: number) {
  const list = useRef<HTMLUListElement>(null);
  /** Number of goods at that moment. */
  const before = useRef<number>(undefined);
  useEffect(() => {
    const first = before.current;
    if (first === undefined || count <= first) return;
    before.current = undefined;
    list.current?.children[first]?.querySelector('a')?.focus({ preventScroll: true });
  }, [count]);
  return {
    list,
    ask() {
      before.current = count;
    },
  };
}
