import type { MouseEvent } from 'react';

/** Ignores a press, and the submit of a form, while the previous one is pending. */
export function preventPress(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}
