import type { ChangeEvent, KeyboardEvent, RefObject } from 'react';
import { ListKeyboardDelegate } from 'react-aria/ListKeyboardDelegate';
import { handleKey } from './keys';
import { optionId } from './option';
import type { ListState } from './list-state';

interface InputOptions {
  state: ListState;
  /** Id of the list that the input controls. */
  listId: string;
  listRef: RefObject<HTMLElement | null>;
  readOnly: boolean;
}

/**
 * The input of a combo box, which keeps the focus and refers to the focused option. The full hook of
 * react-aria is not used, because it bundles texts in thirty languages that the labels here replace.
 */
export function comboBoxInputProps({ state, listId, listRef, readOnly }: InputOptions) {
  const { collection, isOpen, selectionManager } = state;
  const { disabledKeys, focusedKey } = selectionManager;
  return {
    role: 'combobox',
    autoComplete: 'off',
    autoCorrect: 'off',
    spellCheck: false,
    value: state.inputValue,
    'aria-autocomplete': 'list',
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? listId : undefined,
    'aria-activedescendant':
      isOpen && focusedKey !== null ? optionId(listId, focusedKey) : undefined,
    onChange: (event: ChangeEvent<HTMLInputElement>) => state.setInputValue(event.target.value),
    onClick: () => {
      if (!readOnly) state.open(null, 'manual');
    },
    onFocus: () => state.setFocused(true),
    onKeyDown: (event: KeyboardEvent) => {
      if (readOnly) return;
      const list = new ListKeyboardDelegate({ collection, disabledKeys, ref: listRef });
      handleKey(event, state, list);
    },
  } as const;
}
