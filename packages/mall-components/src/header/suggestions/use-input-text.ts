import type { RefObject } from 'react';
import { useEffect, useState } from 'react';

/** What is in an input that another component has, and whether the focus is in it or in what belongs to it. */
export function useInputText(input: HTMLInputElement, root: RefObject<HTMLElement | null>) {
  const [text, setText] = useState(input.value.trim());
  const [isFocused, setFocused] = useState(document.activeElement === input);
  useEffect(() => {
    const read = () => {
      setText(input.value.trim());
      setFocused(true);
    };
    const leave = ({ relatedTarget }: FocusEvent) => {
      const { activeElement } = document;
      const isOurs = (node: unknown) =>
        node === input || (node instanceof Node && root.current?.contains(node));
      // Switching to another window has no target, and returns the focus later
      if (relatedTarget ? !isOurs(relatedTarget) : !isOurs(activeElement)) setFocused(false);
    };
    const own = root.current;
    for (const type of ['input', 'focus', 'click'] as const) input.addEventListener(type, read);
    input.addEventListener('blur', leave);
    own?.addEventListener('focusout', leave);
    return () => {
      for (const type of ['input', 'focus', 'click'] as const)
        input.removeEventListener(type, read);
      input.removeEventListener('blur', leave);
      own?.removeEventListener('focusout', leave);
    };
  }, [input, root]);
  return { text, isFocused, blur: () => setFocused(false) };
}
