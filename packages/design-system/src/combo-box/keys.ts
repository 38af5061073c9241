import type { KeyboardEvent } from 'react';
import type { ListKeyboardDelegate } from 'react-aria/ListKeyboardDelegate';
import type { ComboBoxState } from 'react-stately/useComboBoxState';
import { isComposing } from '../internal/is-composing';
import { VISIBLE } from './use-option-window';

type Key = string | number;
type Delegate = Pick<
  ListKeyboardDelegate<unknown>,
  'getFirstKey' | 'getLastKey' | 'getKeyAbove' | 'getKeyBelow'
>;

/** Number of options that a key moves the focus by, downwards; Home and End start from none. */
const steps: Record<string, number> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: VISIBLE,
  PageUp: -VISIBLE,
  Home: 1,
  End: -1,
};

/** The option so many steps away, or the last one in that direction. Without a start the first step is onto the edge. */
function keyAfter(list: Delegate, start: Key | null, count: number) {
  let key = start;
  for (let left = Math.abs(count); left > 0; left -= 1) {
    if (key === null) key = count > 0 ? list.getFirstKey() : list.getLastKey();
    else key = (count > 0 ? list.getKeyBelow(key) : list.getKeyAbove(key)) ?? key;
  }
  return key;
}

/** Keyboard interaction of the WAI-ARIA combobox pattern; Escape is handled by the popup. */
export function handleKey<Option>(
  event: KeyboardEvent,
  state: ComboBoxState<Option>,
  list: Delegate,
) {
  const { key, altKey, shiftKey } = event;
  // Enter and the arrow keys belong to the IME while composing
  if (isComposing(event.nativeEvent)) return;
  const { selectionManager } = state;
  const count = steps[key];
  if (!state.isOpen) {
    if (key !== 'ArrowDown' && key !== 'ArrowUp') return;
    event.preventDefault();
    state.open(altKey ? null : key === 'ArrowDown' ? 'first' : 'last', 'manual');
  } else if (altKey) return;
  else if (count && !shiftKey) {
    event.preventDefault();
    const start = key === 'Home' || key === 'End' ? null : selectionManager.focusedKey;
    selectionManager.setFocusedKey(keyAfter(list, start, count));
  } else if (key === 'Enter' || key === 'Tab') {
    // Enter must not submit the form
    if (key === 'Enter') event.preventDefault();
    state.commit();
  } else if (key === 'ArrowLeft' || key === 'ArrowRight') {
    // Moves the caret in the text again
    selectionManager.setFocusedKey(null);
  }
}
