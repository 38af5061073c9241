import { useEffect, useRef } from 'react';

/**
 * Puts the focus on the first of the goods that somebody has asked for: whoever walks by keys would be behind them.
 * Call the answer when more is asked for.
 */
export function useFocusOnMore(count: number) {
  const list = useRef<HTMLUListElement>(null);
  /** How many there were when more was asked for. */
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
