import type { FocusEvent, RefObject } from 'react';
import { visuallyHidden } from '../visually-hidden/visually-hidden.css';

/**
 * Props of the hidden control that holds a field's value in its form. It is not a tab stop; when a form or
 * its library focuses it, focus moves to the visible input.
 */
export const hiddenControlProps = (inputRef: RefObject<HTMLElement | null>) =>
  ({
    'data-part': 'value',
    'aria-hidden': true,
    tabIndex: -1,
    autoComplete: 'off',
    onFocus: (event: FocusEvent) => {
      event.stopPropagation();
      inputRef.current?.focus();
    },
    className: visuallyHidden,
  }) as const;

/**
 * `onBlur` of the visible input, with the hidden control as its target: form libraries identify the field by
 * its name.
 */
export const blurOf =
  (
    control: RefObject<HTMLElement | null>,
    onBlur: ((event: FocusEvent<HTMLInputElement>) => void) | undefined,
  ) =>
  (event: FocusEvent<HTMLInputElement>) => {
    const target = { value: control.current ?? event.target };
    onBlur?.(Object.create(event, { target }) as typeof event);
  };
