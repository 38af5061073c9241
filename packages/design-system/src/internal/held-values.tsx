'use client';
import type { ChangeEvent, ComponentPropsWithRef, FocusEvent, RefObject } from 'react';
import { useEffect, useRef } from 'react';
import { visuallyHidden } from '../visually-hidden/visually-hidden.css';
import { mergeProps } from './merge-props';
import { useMergedRefs } from './use-merged-refs';
import { watch } from './use-form-input';

interface HeldValuesProps extends Pick<
  ComponentPropsWithRef<'select'>,
  'name' | 'form' | 'disabled' | 'required' | 'onChange'
> {
  ref: ComponentPropsWithRef<'select'>['ref'];
  /** The select itself, for `enterValues`. */
  selectRef: RefObject<HTMLSelectElement | null>;
  options: readonly string[];
  value: readonly string[];
  /** The values that a reset of the form goes back to. */
  first: readonly string[];
  /** The input that is typed into. */
  inputRef: RefObject<HTMLInputElement | null>;
  onEnter: (value: readonly string[], event: Event) => void;
  onReset: (event: Event) => void;
  /** A script has chosen an option or let it go, as form libraries do. */
  onWrite: (option: string, selected: boolean) => void;
}

/**
 * The select that holds several values in a form, where the field draws them by itself. It is no stop of its
 * own: a form, or its library, that focuses it comes to the input.
 */
export function HeldValues({
  ref: given,
  selectRef,
  options,
  value,
  first,
  inputRef,
  onEnter,
  onReset,
  onWrite,
  ...rest
}: HeldValuesProps) {
  const ref = useMergedRefs(selectRef, given);
  const latest = useRef({ onReset, onWrite });
  useEffect(() => {
    latest.current = { onReset, onWrite };
  });
  useEffect(() => {
    const reset = (event: Event) => {
      if (event.target === selectRef.current?.form) latest.current.onReset(event);
    };
    document.addEventListener('reset', reset);
    return () => document.removeEventListener('reset', reset);
  }, [selectRef]);
  const follow = (option: HTMLOptionElement | null) => {
    if (!option) return;
    option.defaultSelected = first.includes(option.value);
    watch(option, 'selected', (selected) =>
      latest.current.onWrite(option.value, Boolean(selected)),
    );
  };
  const own = {
    'data-part': 'value',
    'aria-hidden': true,
    tabIndex: -1,
    onChange: ({ target, nativeEvent }: ChangeEvent<HTMLSelectElement>) =>
      onEnter(
        [...target.selectedOptions].map((option) => option.value),
        nativeEvent,
      ),
    onFocus: (event: FocusEvent) => {
      event.stopPropagation();
      inputRef.current?.focus();
    },
    className: visuallyHidden,
  } as const;
  return (
    <select {...mergeProps(own, rest)} multiple value={value as string[]} ref={ref}>
      {options.map((option) => (
        <option key={option} value={option} ref={follow}>
          {option}
        </option>
      ))}
    </select>
  );
}

/** Chooses values as the visitor would: React and whoever listens in the form hear of it. */
export function enterValues(select: HTMLSelectElement | null, value: readonly string[]) {
  if (!select) return;
  const selected = Object.getOwnPropertyDescriptor(HTMLOptionElement.prototype, 'selected');
  for (const option of select.options) selected?.set?.call(option, value.includes(option.value));
  select.dispatchEvent(new Event('change', { bubbles: true }));
}
