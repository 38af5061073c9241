/** What can be read off a scrolled box, in px. */
export interface ScrollState {
  /** From the start edge; negative in a box that runs from right to left. */
  scrollLeft: number;
  scrollWidth: number;
  clientWidth: number;
}

/** Which ends have more behind them. Browsers round: less than a pixel is nothing. */
export type ScrollEdges = 'none' | 'start' | 'end' | 'both';

export function scrollEdges({ scrollLeft, scrollWidth, clientWidth }: ScrollState): ScrollEdges {
  const passed = Math.abs(scrollLeft);
  const start = passed >= 1;
  const end = scrollWidth - clientWidth - passed >= 1;
  if (start && end) return 'both';
  if (start) return 'start';
  return end ? 'end' : 'none';
}
