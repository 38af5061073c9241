'use client';
import type { ChangeEvent, FocusEvent, KeyboardEvent, RefObject } from 'react';
import { useRef } from 'react';
import { ListKeyboardDelegate } from 'react-aria/ListKeyboardDelegate';
import { blurOf } from '../field/hidden-control';
import { useEscapeKey } from '../internal/floating/use-escape-key';
import { useFloating } from '../internal/floating/use-floating';
import type { ComboBoxInputDetail } from './combo-box-props';
import { handleKey } from './keys';
import type { ListState } from './list-state';
import { LIST_HEIGHT, optionId } from './option';

/** The setter passes further arguments on to `onInputChange`, which its type does not say. */
type SetText = (text: string, detail: ComboBoxInputDetail) => void;

interface PopupOptions {
  id: string;
  state: ListState;
  /** The hidden control that holds the value. */
  control: RefObject<HTMLElement | null>;
  /** The list has a button, which Tab moves to. */
  action?: boolean;
  readOnly: boolean | undefined;
  onBlur: ((event: FocusEvent<HTMLInputElement>) => void) | undefined;
}

/** Input and popup of ComboBox and MultiSelect: position, dismissal, focus and keys. */
export function useComboBoxPopup({ id, state, control, action, readOnly, onBlur }: PopupOptions) {
  const inputRef = useRef<HTMLInputElement>(null);
  const listRef = useRef<HTMLDivElement>(null);
  const { anchorRef, partRef } = useFloating<HTMLDivElement, HTMLDivElement>({
    open: state.isOpen,
    side: 'bottom',
    align: 'start',
    gap: 4,
    matchWidth: true,
    limit: LIST_HEIGHT,
  });
  // Moving focus out of the field closes the list anyway
  useEscapeKey({
    open: state.isOpen,
    inside: [anchorRef, partRef],
    onEscape: () => {
      inputRef.current?.focus();
      state.revert();
    },
  });
  const listId = `${id}-list`;
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget === inputRef.current || partRef.current?.contains(relatedTarget)) return;
    state.setFocused(false);
  };
  const { collection, isOpen, selectionManager } = state;
  const { disabledKeys, focusedKey } = selectionManager;
  return {
    state,
    listId,
    labelId: `${id}-label`,
    inputRef,
    listRef,
    anchorRef,
    partRef,
    readOnly,
    leave,
    // The hook of react-aria is not used: it bundles texts in thirty languages that the labels here replace
    inputProps: {
      role: 'combobox',
      'data-part': 'input',
      autoComplete: 'off',
      autoCorrect: 'off',
      spellCheck: false,
      value: state.inputValue,
      'aria-autocomplete': 'list',
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? listId : undefined,
      'aria-activedescendant':
        isOpen && focusedKey !== null ? optionId(listId, focusedKey) : undefined,
      onChange: ({ target, nativeEvent: event }: ChangeEvent<HTMLInputElement>) =>
        (state.setInputValue as SetText)(target.value, { reason: 'input', event }),
      onClick: () => {
        if (!readOnly) state.open(null, 'manual');
      },
      onFocus: () => state.setFocused(true),
      onKeyDown: (event: KeyboardEvent) => {
        if (readOnly || (action && event.key === 'Tab' && !event.shiftKey)) return;
        const list = new ListKeyboardDelegate({ collection, disabledKeys, ref: listRef });
        handleKey(event, state, list);
      },
      onBlur: (event: FocusEvent<HTMLInputElement>) => {
        leave(event);
        blurOf(control, onBlur)(event);
      },
    } as const,
    toggle: () => {
      inputRef.current?.focus();
      state.toggle(null, 'manual');
    },
  };
}

export type ComboBoxPopupParts = ReturnType<typeof useComboBoxPopup>;
