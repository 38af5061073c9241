import { defineMessages } from 'react-intl';

/** In a separate file, since they are loaded when the menu opens. */
export const messages = defineMessages({
  overview: { id: 'header.overview', defaultMessage: 'Account overview' },
  reviews: { id: 'header.reviews', defaultMessage: 'My reviews' },
  points: { id: 'header.points', defaultMessage: 'My points' },
  refunds: { id: 'header.refunds', defaultMessage: 'Refunds and returns' },
  logOut: { id: 'header.logOut', defaultMessage: 'Log out' },
});
