/** Scroll metrics of an element, in px. */
export interface ScrollState {
  /** From the inline start; negative in RTL. */
  scrollLeft: number;
  scrollWidth: number;
  clientWidth: number;
}

/** Which edges have hidden content. Less than a pixel is rounding. */
export type ScrollEdges = 'none' | 'start' | 'end' | 'both';

export function scrollEdges({ scrollLeft, scrollWidth, clientWidth }: ScrollState): ScrollEdges {
  const passed = Math.abs(scrollLeft);
  const start = passed >= 1;
  const end = scrollWidth - clientWidth - passed >= 1;
  if (start && end) return 'both';
  if (start) return 'start';
  return end ? 'end' : 'none';
}
