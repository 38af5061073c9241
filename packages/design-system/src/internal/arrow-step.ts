import type { KeyboardEvent } from 'react';
import { isRtl } from './is-rtl';

/** Direction of a horizontal arrow key: 1 for next, -1 for previous, undefined for another key. */
export function arrowStep(event: KeyboardEvent<HTMLElement>) {
  const onward = isRtl(event.currentTarget) ? -1 : 1;
  return { ArrowRight: onward, ArrowLeft: -onward }[event.key];
}
