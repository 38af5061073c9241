import type { KeyboardEvent } from 'react';

/** Direction of a horizontal arrow key: 1 for next, -1 for previous, undefined for another key. */
export function arrowStep(event: KeyboardEvent<HTMLElement>) {
  const onward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
  return { ArrowRight: onward, ArrowLeft: -onward }[event.key];
}
