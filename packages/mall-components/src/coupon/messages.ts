import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    title: { id: 'coupon.title', defaultMessage: 'My coupons' },
    tabs: { id: 'coupon.tabs', defaultMessage: 'Coupons by state' },
    available: { id: 'coupon.available', defaultMessage: 'Available' },
    past: { id: 'coupon.past', defaultMessage: 'Used or expired' },
    shop: { id: 'coupon.shop', defaultMessage: 'Shop coupon' },
    goods: { id: 'coupon.goods', defaultMessage: 'Goods coupon' },
    category: { id: 'coupon.category', defaultMessage: 'Category coupon' },
    general: { id: 'coupon.general', defaultMessage: 'For the whole mall' },
    noMinimum: { id: 'coupon.noMinimum', defaultMessage: 'No minimum' },
    use: { id: 'coupon.use', defaultMessage: 'Use now' },
    notStarted: { id: 'coupon.notStarted', defaultMessage: 'Not valid yet' },
    used: { id: 'coupon.used', defaultMessage: 'Used' },
    expired: { id: 'coupon.expired', defaultMessage: 'Expired' },
    failed: { id: 'coupon.failed', defaultMessage: 'Your coupons could not be loaded.' },
    noneAvailable: {
      id: 'coupon.noneAvailable',
      defaultMessage: 'You have no coupons at the moment. Shops and goods offer them.',
    },
    nonePast: {
      id: 'coupon.nonePast',
      defaultMessage: 'No coupon of yours has been used or has expired.',
    },
    visitShops: { id: 'coupon.visitShops', defaultMessage: 'Visit the shops' },
  }),
  ...defineMessages<{
    minimum: { amount: string };
    period: { from: string; to: string };
    until: { date: string };
    usedOn: { date: string };
  }>({
    minimum: { id: 'coupon.minimum', defaultMessage: 'From {amount}' },
    period: { id: 'coupon.period', defaultMessage: '{from} to {to}' },
    until: { id: 'coupon.until', defaultMessage: 'Valid until {date}' },
    usedOn: { id: 'coupon.usedOn', defaultMessage: 'Used on {date}' },
  }),
};
