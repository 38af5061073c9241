import { redirect } from 'react-router-dom';

/** What is known of a list with pages. */
interface Paged {
  /** The number of pages; 0 for an empty list. */
  pages: number;
}

/**
 * A redirect to the last page of a list if the requested one is beyond its end: a list that has entries never
 * shows that it has none. Undefined for pages of the list, and for the first page of an empty one.
 */
export function beyondEnd(
  page: number,
  { pages }: Paged,
  hrefOf: (page: number) => string,
): Response | undefined {
  const last = Math.max(pages, 1);
  return page > last ? redirect(hrefOf(last)) : undefined;
}
