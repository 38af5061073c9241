import { useRef } from 'react';

/** A ref for a controlled input that reports text typed before hydration, once. */
export function useValueBeforeHydration(value: string, tell: (typed: string) => void) {
  const alive = useRef(false);
  return (input: HTMLInputElement | HTMLTextAreaElement | null) => {
    if (!input || alive.current) return;
    alive.current = true;
    if (input.value !== value) tell(input.value);
  };
}
