/** Tolerance for rounding of sizes and scroll positions, in px. */
const SLACK = 1;

/** Marks a horizontally scrolling row at overflowing edges: `data-more-before`, `data-more-after`. */
export function markOverflow(row: HTMLElement) {
  const gone = Math.abs(row.scrollLeft);
  const left = row.scrollWidth - row.clientWidth - gone;
  row.toggleAttribute('data-more-before', gone > SLACK);
  row.toggleAttribute('data-more-after', left > SLACK);
}
