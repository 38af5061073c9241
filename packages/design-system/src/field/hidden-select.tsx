'use client';
import type { ChangeEvent, ComponentPropsWithRef, RefObject } from 'react';
import { mergeProps } from '../internal/merge-props';
import { watch } from '../internal/use-form-input';
import { useFormReset } from '../internal/use-form-reset';
import { useLatest } from '../internal/use-latest';
import { useMergedRefs } from '../internal/use-merged-refs';
import { hiddenControlProps } from './hidden-control';

interface HiddenSelectProps extends Pick<
  ComponentPropsWithRef<'select'>,
  'name' | 'form' | 'disabled' | 'required' | 'onChange'
> {
  ref: ComponentPropsWithRef<'select'>['ref'];
  /** The select itself, for `enterValues`. */
  selectRef: RefObject<HTMLSelectElement | null>;
  options: readonly string[];
  value: readonly string[];
  /** The values that a reset restores. */
  first: readonly string[];
  /** The visible input. */
  inputRef: RefObject<HTMLInputElement | null>;
  onEnter: (value: readonly string[], event: Event) => void;
  onReset: (event: Event) => void;
  /** Called when a script changes `selected` of an option, as form libraries do. */
  onWrite: (option: string, selected: boolean) => void;
}

/** Holds several values of a field in its form. */
export function HiddenSelect({
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
}: HiddenSelectProps) {
  const ref = useMergedRefs(selectRef, given);
  useFormReset(selectRef, onReset);
  const latest = useLatest(onWrite);
  const follow = (option: HTMLOptionElement | null) => {
    if (!option) return;
    option.defaultSelected = first.includes(option.value);
    watch(option, 'selected', (selected) => latest.current(option.value, Boolean(selected)));
  };
  const own = {
    ...hiddenControlProps(inputRef),
    onChange: ({ target, nativeEvent }: ChangeEvent<HTMLSelectElement>) =>
      onEnter(
        [...target.selectedOptions].map((option) => option.value),
        nativeEvent,
      ),
  };
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

/**
 * Selects values as a visitor would: React and listeners in the form are notified. A value without an option
 * gets one in the next render.
 */
export function enterValues(select: HTMLSelectElement | null, value: readonly string[]) {
  if (!select) return;
  const selected = Object.getOwnPropertyDescriptor(HTMLOptionElement.prototype, 'selected');
  const known = new Set([...select.options].map((option) => option.value));
  const added = value.filter((it) => !known.has(it)).map((it) => new Option(it, it));
  select.append(...added);
  for (const option of select.options) selected?.set?.call(option, value.includes(option.value));
  select.dispatchEvent(new Event('change', { bubbles: true }));
  for (const option of added) option.remove();
}
