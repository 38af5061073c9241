import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    menu: { id: 'account.menu', defaultMessage: 'My account' },
    figures: { id: 'account.figures', defaultMessage: 'What you have' },
    coupons: { id: 'account.coupons', defaultMessage: 'Coupons' },
    points: { id: 'account.points', defaultMessage: 'Points' },
    collected: { id: 'account.collected', defaultMessage: 'Saved' },
  }),
  ...defineMessages<{ orderCount: { count: number } }>({
    orderCount: {
      id: 'account.orderCount',
      defaultMessage: '{count, plural, one {# order} other {# orders}}',
    },
  }),
};
