import type { KeyboardEvent, SyntheticEvent } from 'react';

const prevent = (event: SyntheticEvent) => event.preventDefault();

/** Makes a checkbox or radio read-only, which HTML supports for text inputs only. */
export const readOnlyChoice = (readOnly: boolean | undefined) =>
  readOnly ? { 'aria-readonly': true, onClick: prevent } : {};

/** The same for a select: it neither opens nor changes, and stays focusable. */
export const readOnlySelect = (readOnly: boolean | undefined) =>
  readOnly
    ? {
        'aria-readonly': true,
        onMouseDown: prevent,
        onKeyDown: (event: KeyboardEvent) => event.key !== 'Tab' && event.preventDefault(),
      }
    : {};
