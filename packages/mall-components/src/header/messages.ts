import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    topBar: { id: 'header.topBar', defaultMessage: 'Shortcuts' },
    home: { id: 'header.home', defaultMessage: 'Home' },
    bookmark: { id: 'header.bookmark', defaultMessage: 'Bookmark this site' },
    orders: { id: 'header.orders', defaultMessage: 'My orders' },
    settle: { id: 'header.settle', defaultMessage: 'Become a merchant' },
    mobile: { id: 'header.mobile', defaultMessage: 'Mobile mall' },
    search: { id: 'header.search', defaultMessage: 'Search' },
    searchLabel: { id: 'header.searchLabel', defaultMessage: 'Search goods' },
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
    reviews: { id: 'header.reviews', defaultMessage: 'My reviews' },
    points: { id: 'header.points', defaultMessage: 'My points' },
    refunds: { id: 'header.refunds', defaultMessage: 'Refunds and returns' },
    logOut: { id: 'header.logOut', defaultMessage: 'Log out' },
    skip: { id: 'header.skip', defaultMessage: 'Skip to the content' },
    homeLink: { id: 'header.homeLink', defaultMessage: 'To the home page' },
  }),
  ...defineMessages<{
    bookmarkHint: { keys: string };
    cart: { count: number };
    language: { current: string };
    account: { name: string };
  }>({
    bookmarkHint: {
      id: 'header.bookmarkHint',
      defaultMessage: 'Press {keys} to bookmark this site',
    },
    cart: {
      id: 'header.cart',
      defaultMessage: 'Cart, {count, plural, =0 {empty} one {# item} other {# items}}',
    },
    language: { id: 'header.language', defaultMessage: 'Language: {current}' },
    account: { id: 'header.account', defaultMessage: 'Your account: {name}' },
  }),
};
