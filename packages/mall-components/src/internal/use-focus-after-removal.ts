import { type RefObject, useEffect, useState } from 'react';
import { onFocusLost } from './on-focus-lost';

interface Removed<Key> {
  /** Keys of the removed rows. */
  keys: readonly Key[];
  /** Selectors within the list for the element to focus: the first match is used. */
  next: readonly string[];
}

/** The key after this one, else the one before it; undefined when the key is not in the list. */
export function neighbourOf<Key>(keys: readonly Key[], key: Key): Key | undefined {
  const at = keys.indexOf(key);
  return at < 0 ? undefined : (keys[at + 1] ?? keys[at - 1]);
}

/** Moves focus when the focused button has been removed with its row. */
export function useFocusAfterRemoval<Key>(
  root: RefObject<HTMLElement | null>,
  present: readonly Key[],
) {
  const [removed, setRemoved] = useState<Removed<Key>>();
  const gone = removed?.keys.every((key) => !present.includes(key));
  useEffect(() => {
    if (!removed || !gone) return;
    return onFocusLost(() => {
      const found = removed.next.map((selector) => root.current?.querySelector(selector));
      const first = found.find((element) => element instanceof HTMLElement);
      first?.focus();
    });
  }, [removed, gone, root]);
  return setRemoved;
}
