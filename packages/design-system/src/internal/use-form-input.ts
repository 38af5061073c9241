'use client';
import type { Ref } from 'react';
import { useMemo, useRef } from 'react';
import { mergeRefs } from './merge-refs';
import { useFormReset } from './use-form-reset';
import { useLatest } from './use-latest';

type Key = 'value' | 'checked' | 'selected';

const nativeOf = (input: Element, key: Key) =>
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input) as object, key);

const watched = new WeakSet<Element>();

/**
 * Calls back when a script sets a property of an input, which fires no event; form libraries do
 * that. Once per input, permanently: others may wrap the property afterwards.
 */
export function watch(input: Element, key: Key, onWrite: (value: unknown) => void) {
  if (watched.has(input)) return;
  watched.add(input);
  // React defines its own property on the input
  const access = Object.getOwnPropertyDescriptor(input, key) ?? nativeOf(input, key);
  Object.defineProperty(input, key, {
    configurable: true,
    get: () => access?.get?.call(input) as unknown,
    set: (value: unknown) => {
      access?.set?.call(input, value);
      onWrite(value);
    },
  });
}

interface FormInputOptions {
  /** The form is being reset; its inputs have their initial values right after. */
  onReset: (event: Event) => void;
  /** A script has set the value. */
  onWrite?: (value: unknown) => void;
  key?: Key;
}

/**
 * Ref of the hidden input of a field: keeps the field in sync with what scripts write to it and with the
 * reset of its form.
 */
export function useFormInput<Input extends HTMLInputElement | HTMLTextAreaElement>(
  given: Ref<Input> | undefined,
  { onReset, onWrite, key = 'value' }: FormInputOptions,
) {
  const input = useRef<Input>(null);
  useFormReset(input, onReset);
  const latest = useLatest(onWrite);
  const ref = useMemo(() => {
    const follow = (node: Input | null) => {
      if (node) watch(node, key, (value) => latest.current?.(value));
    };
    // Before the merged ref, since a form library writes as soon as it has the input
    return mergeRefs<Input>(input, follow, given);
  }, [key, given, latest]);
  return { input, ref };
}

/** Enters a value as a visitor would: React and listeners in the form are notified. */
export function enter(input: HTMLInputElement | null, value: string) {
  if (!input) return;
  // The native setter: React's own on the element would hide the change from React
  Reflect.set(Object.getPrototypeOf(input) as object, 'value', value, input);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
