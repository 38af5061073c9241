export type PageSlot = number | 'gap';

/**
 * Which pages to show: the first, the last, the current one with its neighbours, and gaps between.
 * A gap never hides a single page, and the length stays the same while paging through the middle.
 */
export function pageRange(page: number, pageCount: number, siblings = 1): PageSlot[] {
  const slots = siblings * 2 + 5;
  const pages = (from: number, to: number) =>
    Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
  if (pageCount <= slots) return pages(1, pageCount);
  const edge = slots - 2;
  if (page <= edge - siblings) return [...pages(1, edge), 'gap', pageCount];
  if (page > pageCount - edge + siblings)
    return [1, 'gap', ...pages(pageCount - edge + 1, pageCount)];
  return [1, 'gap', ...pages(page - siblings, page + siblings), 'gap', pageCount];
}
