import type { FocusEvent, RefObject } from 'react';
import { visuallyHidden } from '../visually-hidden/visually-hidden.css';

/**
 * Props of the control that holds a field's value in its form, where the field draws the value by itself. It
 * is no tab stop: a form, or its library, that focuses it comes to the input.
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

/** `onBlur` of the visible input: who listens to the field knows it by the control that has its name. */
export const blurOf =
  (
    control: RefObject<HTMLElement | null>,
    onBlur: ((event: FocusEvent<HTMLInputElement>) => void) | undefined,
  ) =>
  (event: FocusEvent<HTMLInputElement>) => {
    const target = { value: control.current ?? event.target };
    onBlur?.(Object.create(event, { target }) as typeof event);
  };
