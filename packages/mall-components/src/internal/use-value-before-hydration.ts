import { useRef } from 'react';

/** A ref for an input whose value React holds: what was typed before the scripts were there is told once. */
export function useValueBeforeHydration(value: string, tell: (typed: string) => void) {
  const alive = useRef(false);
  return (input: HTMLInputElement | HTMLTextAreaElement | null) => {
    if (!input || alive.current) return;
    alive.current = true;
    if (input.value !== value) tell(input.value);
  };
}
