import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  home: { id: 'error.home', defaultMessage: 'Back to the home page' },
  signIn: { id: 'error.signIn', defaultMessage: 'Sign in' },
  notFound: { id: 'error.notFound', defaultMessage: 'This page could not be found' },
  notFoundDetail: {
    id: 'error.notFoundDetail',
    defaultMessage: 'It may have moved, or the item is no longer sold here.',
  },
  unauthorized: { id: 'error.unauthorized', defaultMessage: 'Please sign in' },
  unauthorizedDetail: {
    id: 'error.unauthorizedDetail',
    defaultMessage: 'This page belongs to your account.',
  },
  forbidden: { id: 'error.forbidden', defaultMessage: 'You do not have access to this page' },
  forbiddenDetail: {
    id: 'error.forbiddenDetail',
    defaultMessage: 'It may belong to another account.',
  },
  broken: { id: 'error.broken', defaultMessage: 'Sorry, an error occurred on this page' },
  brokenDetail: {
    id: 'error.brokenDetail',
    defaultMessage: 'It is our fault. Your cart and your orders are safe.',
  },
  offline: { id: 'error.offline', defaultMessage: 'You seem to be offline' },
  offlineDetail: {
    id: 'error.offlineDetail',
    defaultMessage: 'Check your connection and try again.',
  },
  bad: { id: 'error.bad', defaultMessage: 'Bad request' },
  badDetail: { id: 'error.badDetail', defaultMessage: 'The address of this page is not valid.' },
});
