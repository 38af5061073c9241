import { useEffect, useRef } from 'react';

interface ComboboxKeys {
  isOpen: boolean;
  /** By +1 or -1. */
  onMove: (step: number) => void;
  /** Returns whether an option was chosen. */
  onChoose: () => boolean;
  onClose: () => void;
}

/** The keys of a combobox with a list, on an input that another component has. */
export function useComboboxKeys(input: HTMLInputElement, keys: ComboboxKeys) {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const handle = (event: KeyboardEvent) => {
      // Keys that belong to a method of input, e.g. for Chinese, are its own
      if (event.isComposing) return;
      const { isOpen, onMove, onChoose, onClose } = latest.current;
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        event.preventDefault();
        onMove(event.key === 'ArrowDown' ? 1 : -1);
      } else if (event.key === 'Enter' && isOpen) {
        if (onChoose()) event.preventDefault();
        else onClose();
      } else if (event.key === 'Escape' && isOpen) {
        // Browsers would empty the field too
        event.preventDefault();
        event.stopPropagation();
        onClose();
      }
    };
    input.addEventListener('keydown', handle);
    return () => input.removeEventListener('keydown', handle);
  }, [input]);
}
