/** Ids of the parts of a FilteredList, of which a page has one. The results begin with their toolbar. */
export const listIds = {
  filters: 'list-filters',
  opener: 'list-filters-opener',
  results: 'list-results',
} as const;
