'use client';
import type { ChangeEvent, ComponentPropsWithRef, RefObject } from 'react';
import { mergeProps } from '../internal/merge-props';
import { hiddenControlProps } from './hidden-control';

interface HiddenInputProps extends Pick<
  ComponentPropsWithRef<'input'>,
  'name' | 'form' | 'disabled' | 'required' | 'onChange' | 'ref'
> {
  value: string;
  /** The visible input. */
  inputRef: RefObject<HTMLInputElement | null>;
  onEnter: (value: string | null, event: Event) => void;
}

/**
 * Holds a field's value in its form, where the visible input shows another text: a label, a formatted number.
 */
export function HiddenInput({ inputRef, onEnter, ...rest }: HiddenInputProps) {
  const own = {
    ...hiddenControlProps(inputRef),
    onChange: ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) =>
      onEnter(target.value || null, nativeEvent),
  };
  return <input {...mergeProps(own, rest)} type="text" />;
}
