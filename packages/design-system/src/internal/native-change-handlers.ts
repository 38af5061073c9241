import type { ChangeEvent } from 'react';
import type { ChangeDetail } from './change-detail';

/** Why the value of a native control changed. The reset of its form is the browser's, and not reported. */
export type NativeChangeDetail = ChangeDetail<'input'>;

interface Valued {
  value: string;
}

/** The `onChange` of a native control that reports its value; none without a callback. */
export const valueChangeHandler = (
  onValueChange: ((value: string, detail: NativeChangeDetail) => void) | undefined,
) =>
  onValueChange &&
  (({ target, nativeEvent: event }: ChangeEvent<Element & Valued>) =>
    onValueChange(target.value, { reason: 'input', event }));

/**
 * The `onChange` of a native checkbox that reports whether it is checked; none without a callback. A read-only one
 * prevents its click, yet React fires `onChange`.
 */
export const checkedChangeHandler = (
  onCheckedChange: ((checked: boolean, detail: NativeChangeDetail) => void) | undefined,
) =>
  onCheckedChange &&
  (({ target, nativeEvent: event }: ChangeEvent<HTMLInputElement>) =>
    event.defaultPrevented || onCheckedChange(target.checked, { reason: 'input', event }));
