import type { KeyboardEvent } from 'react';

/** The step of a horizontal arrow key: 1 forward, -1 back, undefined for another key. */
export function arrowStep(event: KeyboardEvent<HTMLElement>) {
  const onward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
  return { ArrowRight: onward, ArrowLeft: -onward }[event.key];
}
