import { defineMessages } from 'react-intl';
import { filterMessages } from '../../shop/filter-messages';

export const messages = {
  ...filterMessages,
  ...defineMessages({
    all: { id: 'page.search.all', defaultMessage: 'All items' },
    shops: { id: 'page.search.shops', defaultMessage: 'Shops' },
    goods: { id: 'page.search.goods', defaultMessage: 'Items' },
    moreShops: { id: 'page.search.moreShops', defaultMessage: 'More shops' },
    kinds: { id: 'page.search.kinds', defaultMessage: 'Items or shops' },
    category: { id: 'page.search.category', defaultMessage: 'Category' },
    rating: { id: 'page.search.rating', defaultMessage: 'Rating' },
    price: { id: 'page.search.price', defaultMessage: 'Price' },
    inStock: { id: 'page.search.inStock', defaultMessage: 'In stock' },
    isReduced: { id: 'page.search.isReduced', defaultMessage: 'Reduced price' },
    hasCoupon: { id: 'page.search.hasCoupon', defaultMessage: 'With coupon' },
    everything: { id: 'page.search.everything', defaultMessage: 'See all items' },
    partial: {
      id: 'page.search.partial',
      defaultMessage: 'No item has all of these words. Showing items with some of them.',
    },
    otherWords: {
      id: 'page.search.otherWords',
      defaultMessage: 'Check the spelling, or try fewer and more common words.',
    },
    nothingHere: {
      id: 'page.search.nothingHere',
      defaultMessage: 'There is nothing here right now.',
    },
    fewerFilters: {
      id: 'page.search.fewerFilters',
      defaultMessage: 'Nothing has all of these filters. Remove one of them.',
    },
    widerPrice: {
      id: 'page.search.widerPrice',
      defaultMessage: 'Nothing in this price range. Try a wider one.',
    },
    clearFilters: { id: 'page.search.clearFilters', defaultMessage: 'Clear all filters' },
    popular: { id: 'page.search.popular', defaultMessage: 'Popular searches' },
  }),
  ...defineMessages<{
    nothingFor: { query: string };
    meant: { query: string; meant: string };
    stars: { stars: number };
    showItems: { count: number };
    upTo: { max: string };
    between: { min: string; max: string };
    from: { min: string };
  }>({
    nothingFor: { id: 'page.search.nothingFor', defaultMessage: 'Nothing found for “{query}”' },
    meant: {
      id: 'page.search.meant',
      defaultMessage: 'Nothing matches “{query}”. These are for “{meant}”.',
    },
    stars: { id: 'page.search.stars', defaultMessage: '{stars, number} stars and up' },
    showItems: {
      id: 'page.search.showItems',
      defaultMessage: 'Show {count, plural, one {# item} other {# items}}',
    },
    upTo: { id: 'page.search.upTo', defaultMessage: 'Up to {max}' },
    between: { id: 'page.search.between', defaultMessage: '{min} to {max}' },
    from: { id: 'page.search.from', defaultMessage: 'From {min}' },
  }),
};
