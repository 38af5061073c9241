import { defineMessages } from 'react-intl';

/** Texts without values. */
export const labels = defineMessages({
  title: { id: 'office.mails', defaultMessage: 'My emails' },
  intro: {
    id: 'office.mails.intro',
    defaultMessage:
      'What your roles are about. What a shop has to know goes to its own address as well, whatever you choose.',
  },
  noAddress: {
    id: 'office.mails.noAddress',
    defaultMessage: 'Your account has no email address, so nothing can be sent to you.',
  },
  none: {
    id: 'office.mails.none',
    defaultMessage: 'Your roles are about nothing that is emailed.',
  },
  topics: { id: 'office.mails.topics', defaultMessage: 'Tell me about' },
});

export const messages = {
  ...labels,
  ...defineMessages<{ to: { email: string } }>({
    to: { id: 'office.mails.to', defaultMessage: 'Emails go to {email}.' },
  }),
};

export const topicNames = defineMessages({
  sales: { id: 'office.mails.sales', defaultMessage: 'New and cancelled orders' },
  refunds: { id: 'office.mails.refunds', defaultMessage: 'Requests for refunds, and returns' },
  reviews: { id: 'office.mails.reviews', defaultMessage: 'Reviews' },
  stock: { id: 'office.mails.stock', defaultMessage: 'Goods that run out' },
  payouts: { id: 'office.mails.payouts', defaultMessage: 'Payouts' },
  applications: { id: 'office.mails.applications', defaultMessage: 'Applications to open a shop' },
  reports: { id: 'office.mails.reports', defaultMessage: 'Reports by shoppers' },
  payments: {
    id: 'office.mails.payments',
    defaultMessage: 'Disputes, and money that does not match',
  },
  jobs: { id: 'office.mails.jobs', defaultMessage: 'Failed background jobs' },
});
