'use client';
import type { ChangeEvent, ComponentPropsWithRef, FocusEvent, RefObject } from 'react';
import { mergeProps } from './merge-props';
import { visuallyHidden } from '../visually-hidden/visually-hidden.css';

interface HeldValueProps extends Pick<
  ComponentPropsWithRef<'input'>,
  'name' | 'form' | 'disabled' | 'required' | 'onChange' | 'ref'
> {
  value: string;
  /** The input that is typed into. */
  inputRef: RefObject<HTMLInputElement | null>;
  onEnter: (value: string | null, event: Event) => void;
}

/**
 * The input that holds the value of a field in its form, where what is typed is another text: a label, a
 * number with its currency. It is no stop of its own:
 * a form, or its library, that focuses it comes to the other one.
 */
export function HeldValue({ inputRef, onEnter, ...rest }: HeldValueProps) {
  const own = {
    'data-part': 'value',
    'aria-hidden': true,
    tabIndex: -1,
    autoComplete: 'off',
    onChange: ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) =>
      onEnter(target.value || null, nativeEvent),
    onFocus: (event: FocusEvent) => {
      event.stopPropagation();
      inputRef.current?.focus();
    },
    className: visuallyHidden,
  } as const;
  return <input {...mergeProps(own, rest)} type="text" />;
}

/** Leaving the input that is typed into, for who listens to the field: they know it by the one that has its name. */
export const blurOf =
  (
    held: RefObject<HTMLInputElement | null>,
    onBlur: ((event: FocusEvent<HTMLInputElement>) => void) | undefined,
  ) =>
  (event: FocusEvent<HTMLInputElement>) => {
    const target = { value: held.current ?? event.target };
    onBlur?.(Object.create(event, { target }) as typeof event);
  };
