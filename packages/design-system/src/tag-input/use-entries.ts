'use client';
import type { ClipboardEvent, KeyboardEvent, RefObject } from 'react';
import { useEffect, useState } from 'react';
import { enterValues } from '../field/hidden-select';
import { isComposing } from '../internal/is-composing';
import { accept, isSeveral, split } from './accept';
import type { TagInputProps } from './tag-input-props';

interface EntriesOptions extends Pick<
  TagInputProps,
  'max' | 'maxLabel' | 'validate' | 'duplicateLabel' | 'readOnly'
> {
  value: readonly string[];
  /** The select that holds the entries. */
  select: RefObject<HTMLSelectElement | null>;
  inputRef: RefObject<HTMLInputElement | null>;
}

/** The typed text, and its conversion to entries. Rejected text stays, with an error. */
export function useEntries({ value, select, inputRef, readOnly, ...rules }: EntriesOptions) {
  const [typed, setTyped] = useState('');
  const [message, setMessage] = useState<string>();
  // Prevents submitting with rejected text
  useEffect(() => inputRef.current?.setCustomValidity(message ?? ''), [inputRef, message]);

  /** Through the hidden select, so that forms are notified. */
  const choose = (next: readonly string[]) => enterValues(select.current, next);
  const add = (text: string) => {
    const added = accept(value, split(text), rules);
    setTyped(added.refused.join(', '));
    setMessage(added.message);
    if (added.value.length > value.length) choose(added.value);
  };
  const type = (text: string) => {
    if (isSeveral(text)) return add(text);
    setTyped(text);
    setMessage(undefined);
  };
  return {
    typed,
    message,
    type,
    remove: (entry: string) => {
      choose(value.filter((other) => other !== entry));
      inputRef.current?.focus();
    },
    clear: () => type(''),
    leave: () => {
      if (typed.trim()) add(typed);
    },
    paste: (event: ClipboardEvent) => {
      const text = event.clipboardData.getData('text');
      // An input would join several lines
      if (readOnly || !isSeveral(text)) return;
      event.preventDefault();
      add(typed + text);
    },
    press: (event: KeyboardEvent) => {
      // Enter belongs to the IME while composing
      if (readOnly || isComposing(event.nativeEvent)) return;
      if (event.key === 'Enter' && typed.trim()) {
        event.preventDefault();
        add(typed);
      } else if (event.key === 'Backspace' && !typed && value.length > 0) {
        choose(value.slice(0, -1));
      }
    },
  };
}
