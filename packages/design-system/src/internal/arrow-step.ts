import type { KeyboardEvent } from 'react';

/** Where an arrow key leads along the line: 1 onward, -1 back, nothing for another key. */
export function arrowStep(event: KeyboardEvent<HTMLElement>) {
  const onward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
  return { ArrowRight: onward, ArrowLeft: -onward }[event.key];
}
