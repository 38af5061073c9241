import { useEffect, useRef } from 'react';

interface ComboboxKeys {
  isOpen: boolean;
  /** Called with +1 or -1. */
  onMove: (step: number) => void;
  /** Returns whether an option was chosen. */
  onChoose: () => boolean;
  onClose: () => void;
}

/** Keyboard handling of a combobox with a list, for an input rendered by another component. */
export function useComboboxKeys(input: HTMLInputElement, keys: ComboboxKeys) {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const handle = (event: KeyboardEvent) => {
      // Keys of an input method editor, e.g. for Chinese, are left to it
      if (event.isComposing) return;
      const { isOpen, onMove, onChoose, onClose } = latest.current;
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        event.preventDefault();
        onMove(event.key === 'ArrowDown' ? 1 : -1);
      } else if (event.key === 'Enter' && isOpen) {
        if (onChoose()) event.preventDefault();
        else onClose();
      } else if (event.key === 'Escape' && isOpen) {
        // Browsers would clear the input as well
        event.preventDefault();
        event.stopPropagation();
        onClose();
      }
    };
    input.addEventListener('keydown', handle);
    return () => input.removeEventListener('keydown', handle);
  }, [input]);
}
