import type { MouseEvent } from 'react';

/** Ignores presses, and the form submit they cause, while the action is pending. */
function preventPress(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}

/** Attributes of a button whose action is pending. */
export const pendingProps = (pending: boolean) =>
  pending && {
    'data-pending': '',
    'aria-busy': true,
    'aria-disabled': true,
    // Runs before any handler, those of an `asChild` child included
    onClickCapture: preventPress,
  };
