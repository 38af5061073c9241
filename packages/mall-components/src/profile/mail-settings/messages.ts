import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    title: { id: 'mailSettings.title', defaultMessage: 'Emails' },
    failed: { id: 'mailSettings.failed', defaultMessage: 'Your settings could not be loaded.' },
    loading: { id: 'mailSettings.loading', defaultMessage: 'Loading your settings' },
    toOrders: {
      id: 'mailSettings.toOrders',
      defaultMessage: 'Your account has no email address: emails go to the address of each order.',
    },
    always: { id: 'mailSettings.always', defaultMessage: 'Always' },
    alwaysText: {
      id: 'mailSettings.alwaysText',
      defaultMessage:
        'What happens to your orders, payments and refunds. These emails are part of your purchase.',
    },
    chosen: { id: 'mailSettings.chosen', defaultMessage: 'If you like' },
  }),
  ...defineMessages<{ to: { email: string } }>({
    to: { id: 'mailSettings.to', defaultMessage: 'Emails go to {email}.' },
  }),
};

export const topicMessages = {
  reviews: defineMessages({
    name: { id: 'mailSettings.reviews', defaultMessage: 'Invitations to review' },
    text: {
      id: 'mailSettings.reviewsText',
      defaultMessage: 'Once for each order, some days after it has arrived.',
    },
  }),
  coupons: defineMessages({
    name: { id: 'mailSettings.coupons', defaultMessage: 'Coupons that run out' },
    text: {
      id: 'mailSettings.couponsText',
      defaultMessage: 'Once for each coupon, three days before it ends.',
    },
  }),
  backInStock: defineMessages({
    name: { id: 'mailSettings.backInStock', defaultMessage: 'Items you wait for' },
    text: {
      id: 'mailSettings.backInStockText',
      defaultMessage: 'Once for each item, when it is in stock again.',
    },
  }),
};
