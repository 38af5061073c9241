import type { KeyboardEvent, SyntheticEvent } from 'react';

const prevent = (event: SyntheticEvent) => event.preventDefault();

/** What makes a box that is ticked read-only: HTML knows it for inputs of text alone. */
export const readOnlyChoice = (readOnly: boolean | undefined) =>
  readOnly ? { 'aria-readonly': true, onClick: prevent } : {};

/** The same for a list: it neither opens nor changes, and the focus passes. */
export const readOnlySelect = (readOnly: boolean | undefined) =>
  readOnly
    ? {
        'aria-readonly': true,
        onMouseDown: prevent,
        onKeyDown: (event: KeyboardEvent) => event.key !== 'Tab' && event.preventDefault(),
      }
    : {};
