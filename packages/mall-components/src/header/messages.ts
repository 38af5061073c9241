import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    topBar: { id: 'header.topBar', defaultMessage: 'Shortcuts' },
    home: { id: 'header.home', defaultMessage: 'Home' },
    bookmark: { id: 'header.bookmark', defaultMessage: 'Bookmark this site' },
    orders: { id: 'header.orders', defaultMessage: 'My orders' },
    mobile: { id: 'header.mobile', defaultMessage: 'Mobile mall' },
    mobileOpen: { id: 'header.mobileOpen', defaultMessage: 'Open the mobile mall' },
    cartLabel: { id: 'header.cartLabel', defaultMessage: 'Cart' },
    search: { id: 'header.search', defaultMessage: 'Search' },
    searchLabel: { id: 'header.searchLabel', defaultMessage: 'Search items' },
    searchPlaceholder: {
      id: 'header.searchPlaceholder',
      defaultMessage: 'What are you looking for?',
    },
    searchEmpty: {
      id: 'header.searchEmpty',
      defaultMessage: 'Please enter the item to search for',
    },
    hotWords: { id: 'header.hotWords', defaultMessage: 'Popular searches' },
    allCategories: { id: 'header.allCategories', defaultMessage: 'All categories' },
    signIn: { id: 'header.signIn', defaultMessage: 'Sign in' },
    skip: { id: 'header.skip', defaultMessage: 'Skip to the content' },
    homeLink: { id: 'header.homeLink', defaultMessage: 'To the home page' },
  }),
  ...defineMessages<{
    bookmarkHint: { keys: string };
    settle: { mall: string };
    cart: { count: number };
    language: { current: string };
    account: { name: string };
  }>({
    bookmarkHint: {
      id: 'header.bookmarkHint',
      defaultMessage: 'Press {keys} to bookmark this site',
    },
    settle: { id: 'header.settle', defaultMessage: 'Sell on {mall}' },
    cart: {
      id: 'header.cart',
      defaultMessage: 'Cart, {count, plural, =0 {empty} one {# item} other {# items}}',
    },
    language: { id: 'header.language', defaultMessage: 'Language: {current}' },
    account: { id: 'header.account', defaultMessage: 'Your account: {name}' },
  }),
};
