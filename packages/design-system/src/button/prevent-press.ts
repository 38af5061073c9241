import type { MouseEvent } from 'react';

/** Swallows a press, a form's submit too, while the last one is still under way. */
export function preventPress(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}
