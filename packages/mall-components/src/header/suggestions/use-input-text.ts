import type { RefObject } from 'react';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';

/** What is in an input that another component has, and whether the focus is in it or in what belongs to it. */
export function useInputText(input: HTMLInputElement, root: RefObject<HTMLElement | null>) {
  const subscribe = useCallback(
    (onChange: () => void) => {
      input.addEventListener('input', onChange);
      return () => input.removeEventListener('input', onChange);
    },
    [input],
  );
  // What is typed while this is being mounted counts too
  const text = useSyncExternalStore(subscribe, () => input.value.trim());
  const [isFocused, setFocused] = useState(document.activeElement === input);
  useEffect(() => {
    const enter = () => setFocused(true);
    const leave = ({ relatedTarget }: FocusEvent) => {
      // Switching to another window has no target, and returns the focus later
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
