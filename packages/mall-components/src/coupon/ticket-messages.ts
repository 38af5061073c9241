import { defineMessages } from 'react-intl';

/** Messages shared by all tickets. */
export const messages = {
  ...defineMessages({
    shop: { id: 'coupon.shop', defaultMessage: 'Shop coupon' },
    goods: { id: 'coupon.goods', defaultMessage: 'Item coupon' },
    category: { id: 'coupon.category', defaultMessage: 'Category coupon' },
    general: { id: 'coupon.general', defaultMessage: 'For the whole mall' },
    noMinimum: { id: 'coupon.noMinimum', defaultMessage: 'No minimum' },
  }),
  ...defineMessages<{
    minimum: { amount: string };
    period: { from: string; to: string };
    until: { date: string };
  }>({
    minimum: { id: 'coupon.minimum', defaultMessage: 'From {amount}' },
    period: { id: 'coupon.period', defaultMessage: '{from} to {to}' },
    until: { id: 'coupon.until', defaultMessage: 'Valid until {date}' },
  }),
};
