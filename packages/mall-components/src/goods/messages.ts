import { defineMessages } from 'react-intl';

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
    soldOut: { id: 'goods.soldOut', defaultMessage: 'Sold out' },
    similar: { id: 'goods.similar', defaultMessage: 'Similar items in stock' },
    noneSuch: { id: 'goods.noneSuch', defaultMessage: 'None like that' },
    skipToFilters: { id: 'goods.skipToFilters', defaultMessage: 'Skip to filters' },
    skipToResults: { id: 'goods.skipToResults', defaultMessage: 'Skip to results' },
    chosen: { id: 'goods.chosen', defaultMessage: 'Chosen filters' },
    clearAll: { id: 'goods.clearAll', defaultMessage: 'Clear all' },
    aboutShop: { id: 'goods.aboutShop', defaultMessage: 'About the shop' },
    enterShop: { id: 'goods.enterShop', defaultMessage: 'Enter shop' },
    moreShops: { id: 'goods.moreShops', defaultMessage: 'More shops' },
    service: { id: 'goods.service', defaultMessage: 'Customer service' },
    selfOperated: { id: 'goods.selfOperated', defaultMessage: 'Self-operated' },
    noPicture: { id: 'goods.noPicture', defaultMessage: 'No picture yet' },
    enlarge: { id: 'goods.enlarge', defaultMessage: 'Enlarge the picture' },
    previousPicture: { id: 'goods.previousPicture', defaultMessage: 'Previous picture' },
    nextPicture: { id: 'goods.nextPicture', defaultMessage: 'Next picture' },
    zoomIn: { id: 'goods.zoomIn', defaultMessage: 'Zoom in' },
    zoomOut: { id: 'goods.zoomOut', defaultMessage: 'Zoom out' },
    wholePicture: { id: 'goods.wholePicture', defaultMessage: 'Whole picture' },
    follow: { id: 'goods.follow', defaultMessage: 'Follow' },
    followed: { id: 'goods.followed', defaultMessage: 'Following' },
    guarantees: { id: 'goods.guarantees', defaultMessage: 'Guarantees' },
    details: { id: 'goods.details', defaultMessage: 'Details' },
    reviews: { id: 'goods.reviews', defaultMessage: 'Reviews' },
    detailTabs: { id: 'goods.detailTabs', defaultMessage: 'About the item' },
    noDetails: { id: 'goods.noDetails', defaultMessage: 'No details about this item yet' },
  }),
  ...defineMessages<{
    enterNamed: { name: string };
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
    picture: { number: number; total: number; name: string };
    showPicture: { number: number };
    picturesOf: { name: string };
    picturePosition: { number: number; total: number };
  }>({
    enterNamed: { id: 'goods.enterNamed', defaultMessage: 'Enter shop: {name}' },
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
    picture: { id: 'goods.picture', defaultMessage: '{name}, picture {number} of {total}' },
    showPicture: { id: 'goods.showPicture', defaultMessage: 'Picture {number}' },
    picturesOf: { id: 'goods.picturesOf', defaultMessage: 'Pictures of {name}' },
    picturePosition: { id: 'goods.picturePosition', defaultMessage: '{number} of {total}' },
  }),
};
