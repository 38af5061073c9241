import { type RefObject, useEffect, useState } from 'react';
import { observeIntersection } from '../../internal/observe-intersection';

/** Whether an element has been scrolled out above the window. */
export function useScrolledPast(ref: RefObject<HTMLElement | null>): boolean {
  const [past, setPast] = useState(false);
  useEffect(
    () =>
      observeIntersection(ref.current, ({ isIntersecting, boundingClientRect }) =>
        setPast(!isIntersecting && boundingClientRect.top < 0),
      ),
    [ref],
  );
  return past;
}
