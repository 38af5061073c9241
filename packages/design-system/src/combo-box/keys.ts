import type { KeyboardEvent } from 'react';
import type { ListKeyboardDelegate } from 'react-aria/ListKeyboardDelegate';
import type { ComboBoxState } from 'react-stately/useComboBoxState';
import { VISIBLE } from './use-option-window';

type Key = string | number;
type Delegate = Pick<
  ListKeyboardDelegate<unknown>,
  'getFirstKey' | 'getLastKey' | 'getKeyAbove' | 'getKeyBelow'
>;

/** As many steps as options are in sight, or as there are. */
function page(step: (from: Key) => Key | null, from: Key | null) {
  let key = from;
  for (let left = VISIBLE; left > 0 && key !== null; left -= 1) key = step(key) ?? key;
  return key;
}

/** The option that a key moves to from the focused one, if any; `null` stays there. */
const moves: Record<string, (list: Delegate, from: Key | null) => Key | null> = {
  ArrowDown: (list, from) => (from === null ? list.getFirstKey() : list.getKeyBelow(from)),
  ArrowUp: (list, from) => (from === null ? list.getLastKey() : list.getKeyAbove(from)),
  Home: (list) => list.getFirstKey(),
  End: (list) => list.getLastKey(),
  PageDown: (list, from) => page((key) => list.getKeyBelow(key), from),
  PageUp: (list, from) => page((key) => list.getKeyAbove(key), from),
};

function handleInOpenList<Option>(
  event: KeyboardEvent,
  state: ComboBoxState<Option>,
  list: Delegate,
) {
  const { selectionManager } = state;
  const move = moves[event.key];
  if (move && !event.shiftKey) {
    event.preventDefault();
    const key = move(list, selectionManager.focusedKey);
    if (key !== null) selectionManager.setFocusedKey(key);
  } else if (event.key === 'Enter') {
    // Chooses, and does not send the form around it
    event.preventDefault();
    state.commit();
  } else if (event.key === 'Tab') {
    state.commit();
  } else if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
    // Back in the text
    selectionManager.setFocusedKey(null);
  }
}

/** The keys of a combo box with a list, as the WAI-ARIA practice has them; Escape is the floating part's. */
export function handleKey<Option>(
  event: KeyboardEvent,
  state: ComboBoxState<Option>,
  list: Delegate,
) {
  // Enter and the arrows belong to the IME while composing
  if (event.nativeEvent.isComposing) return;
  const opens = event.key === 'ArrowDown' || event.key === 'ArrowUp';
  if (state.isOpen && !event.altKey) handleInOpenList(event, state, list);
  else if (!state.isOpen && opens) {
    event.preventDefault();
    const edge = event.key === 'ArrowDown' ? 'first' : 'last';
    state.open(event.altKey ? null : edge, 'manual');
  }
}
