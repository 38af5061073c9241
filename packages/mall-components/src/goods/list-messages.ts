import { defineMessages } from 'react-intl';

/** Of lists with filters and orders: pages of single goods need none of them. */
export const messages = {
  ...defineMessages({
    sort: { id: 'goods.sort', defaultMessage: 'Sort by' },
    sortDefault: { id: 'goods.sortDefault', defaultMessage: 'Recommended' },
    sortSales: { id: 'goods.sortSales', defaultMessage: 'Sales' },
    sortNew: { id: 'goods.sortNew', defaultMessage: 'New' },
    priceUp: { id: 'goods.priceUp', defaultMessage: 'Price, low to high' },
    priceDown: { id: 'goods.priceDown', defaultMessage: 'Price, high to low' },
    priceRange: { id: 'goods.priceRange', defaultMessage: 'Price range' },
    priceFrom: { id: 'goods.priceFrom', defaultMessage: 'Lowest price' },
    priceTo: { id: 'goods.priceTo', defaultMessage: 'Highest price' },
    confirm: { id: 'goods.confirm', defaultMessage: 'Apply' },
    clear: { id: 'goods.clear', defaultMessage: 'Clear' },
    priceInvalid: {
      id: 'goods.priceInvalid',
      defaultMessage: 'Enter amounts as numbers, such as 12.50',
    },
    priceOrder: {
      id: 'goods.priceOrder',
      defaultMessage: 'The lowest price must not be above the highest',
    },
    filters: { id: 'goods.filters', defaultMessage: 'Filters' },
    showList: { id: 'goods.showList', defaultMessage: 'Show the list' },
    noneSuch: { id: 'goods.noneSuch', defaultMessage: 'None like that' },
    skipToFilters: { id: 'goods.skipToFilters', defaultMessage: 'Skip to filters' },
    skipToResults: { id: 'goods.skipToResults', defaultMessage: 'Skip to results' },
    chosen: { id: 'goods.chosen', defaultMessage: 'Chosen filters' },
    clearAll: { id: 'goods.clearAll', defaultMessage: 'Clear all' },
  }),
  ...defineMessages<{
    removeFilter: { name: string };
    sortNow: { order: string };
    findIn: { name: string };
    moreOf: { name: string };
    moreOptions: { count: number };
    sortedBy: { order: string };
    pageNumber: { page: number };
    found: { count: number };
    foundFor: { count: number; query: string };
    foundMany: { count: number };
    foundManyFor: { count: number; query: string };
  }>({
    removeFilter: { id: 'goods.removeFilter', defaultMessage: 'Remove filter: {name}' },
    sortNow: { id: 'goods.sortNow', defaultMessage: 'Sort: {order}' },
    findIn: { id: 'goods.findIn', defaultMessage: 'Find: {name}' },
    moreOf: { id: 'goods.moreOf', defaultMessage: '{name}: more' },
    moreOptions: { id: 'goods.moreOptions', defaultMessage: '{count, number} more' },
    sortedBy: { id: 'goods.sortedBy', defaultMessage: 'sorted by: {order}' },
    pageNumber: { id: 'goods.pageNumber', defaultMessage: 'page {page, number}' },
    found: { id: 'goods.found', defaultMessage: '{count, plural, one {# item} other {# items}}' },
    foundFor: {
      id: 'goods.foundFor',
      defaultMessage: '{count, plural, one {# item} other {# items}} for “{query}”',
    },
    foundMany: { id: 'goods.foundMany', defaultMessage: '{count, number}+ items' },
    foundManyFor: {
      id: 'goods.foundManyFor',
      defaultMessage: '{count, number}+ items for “{query}”',
    },
  }),
};
