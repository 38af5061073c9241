import type { RefObject } from 'react';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';

/** The text of an input rendered by another component, and whether focus is in it or in its popup. */
export function useInputText(input: HTMLInputElement, root: RefObject<HTMLElement | null>) {
  const subscribe = useCallback(
    (onChange: () => void) => {
      input.addEventListener('input', onChange);
      return () => input.removeEventListener('input', onChange);
    },
    [input],
  );
  // Includes text typed before this was mounted
  const text = useSyncExternalStore(subscribe, () => input.value.trim());
  const [isFocused, setFocused] = useState(document.activeElement === input);
  useEffect(() => {
    const enter = () => setFocused(true);
    const leave = ({ relatedTarget }: FocusEvent) => {
      // Switching to another window has no target, and returns focus later
      const next = relatedTarget ?? document.activeElement;
      const isOurs = next === input || (next instanceof Node && root.current?.contains(next));
      if (!isOurs) setFocused(false);
    };
    const own = root.current;
    const signs = ['input', 'focus', 'click'] as const;
    for (const type of signs) input.addEventListener(type, enter);
    input.addEventListener('blur', leave);
    own?.addEventListener('focusout', leave);
    return () => {
      for (const type of signs) input.removeEventListener(type, enter);
      input.removeEventListener('blur', leave);
      own?.removeEventListener('focusout', leave);
    };
  }, [input, root]);
  return { text, isFocused, blur: () => setFocused(false) };
}
