import type { MouseEvent } from 'react';

/** Ignores a press, and the submit of a form, while the previous one is pending. */
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
    // Before any handler, the child's own of `asChild` too
    onClickCapture: preventPress,
  };
