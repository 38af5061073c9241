import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    title: { id: 'coupon.title', defaultMessage: 'My coupons' },
    tabs: { id: 'coupon.tabs', defaultMessage: 'Coupons by state' },
    available: { id: 'coupon.available', defaultMessage: 'Available' },
    past: { id: 'coupon.past', defaultMessage: 'Used or expired' },
    use: { id: 'coupon.use', defaultMessage: 'Use now' },
    notStarted: { id: 'coupon.notStarted', defaultMessage: 'Not valid yet' },
    used: { id: 'coupon.used', defaultMessage: 'Used' },
    expired: { id: 'coupon.expired', defaultMessage: 'Expired' },
    failed: { id: 'coupon.failed', defaultMessage: 'Your coupons could not be loaded.' },
    noneAvailable: {
      id: 'coupon.noneAvailable',
      defaultMessage:
        'You have no coupons at the moment. Shops offer them, for everything or for some items.',
    },
    nonePast: {
      id: 'coupon.nonePast',
      defaultMessage: 'No coupon of yours has been used or has expired.',
    },
    visitShops: { id: 'coupon.visitShops', defaultMessage: 'Visit the shops' },
  }),
  ...defineMessages<{
    usedOn: { date: string };
  }>({
    usedOn: { id: 'coupon.usedOn', defaultMessage: 'Used on {date}' },
  }),
};
