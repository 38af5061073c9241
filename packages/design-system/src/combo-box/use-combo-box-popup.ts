'use client';
import type { FocusEvent, KeyboardEvent, RefObject } from 'react';
import { useRef } from 'react';
import { useDismiss } from '../internal/floating/use-dismiss';
import { useFloating } from '../internal/floating/use-floating';
import { blurOf } from '../internal/hidden-control';
import { comboBoxInputProps } from './combo-box-input-props';
import type { ListState } from './list-state';
import { LIST_HEIGHT } from './option';

interface PopupOptions {
  id: string;
  state: ListState;
  /** The control that holds the value in its form. */
  control: RefObject<HTMLElement | null>;
  /** There is a button in the list: Tab leads to it. */
  action?: boolean;
  readOnly: boolean | undefined;
  onBlur: ((event: FocusEvent<HTMLInputElement>) => void) | undefined;
}

/** The input of ComboBox and MultiSelect and the list that floats below it: place, dismissal, focus and keys. */
export function useComboBoxPopup({
  id,
  state,
  control,
  action = false,
  readOnly = false,
  onBlur,
}: PopupOptions) {
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
  useDismiss({
    open: state.isOpen,
    parts: [anchorRef, partRef],
    onDismiss: (reason) => {
      if (reason !== 'escapeKey') return;
      inputRef.current?.focus();
      state.revert();
    },
  });
  const listId = `${id}-list`;
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget === inputRef.current || partRef.current?.contains(relatedTarget)) return;
    state.setFocused(false);
  };
  const inputProps = comboBoxInputProps({ state, listId, listRef, readOnly });
  return {
    state,
    listId,
    labelId: `${id}-label`,
    ...{ inputRef, listRef, anchorRef, partRef },
    readOnly,
    leave,
    inputProps: {
      ...inputProps,
      'data-part': 'input',
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Tab' || event.shiftKey || !action) inputProps.onKeyDown(event);
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
