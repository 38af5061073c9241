import { defineMessages } from 'react-intl';

/** By themselves, since they are loaded when the menu opens. */
export const messages = defineMessages({
  overview: { id: 'header.overview', defaultMessage: 'Account overview' },
  reviews: { id: 'header.reviews', defaultMessage: 'My reviews' },
  points: { id: 'header.points', defaultMessage: 'My points' },
  refunds: { id: 'header.refunds', defaultMessage: 'Refunds and returns' },
  logOut: { id: 'header.logOut', defaultMessage: 'Log out' },
});
