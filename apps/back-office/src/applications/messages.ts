import { defineMessages, type MessageDescriptor } from 'react-intl';

/** The states of an application, by their number in the contract. */
export const statusOf = { waiting: 1, approved: 2, refused: 3 } as const;
export type ApplicationState = keyof typeof statusOf;

export const stateNames: Record<ApplicationState, MessageDescriptor> = defineMessages({
  waiting: { id: 'office.application.waiting', defaultMessage: 'To decide' },
  approved: { id: 'office.application.approved', defaultMessage: 'Approved' },
  refused: { id: 'office.application.refused', defaultMessage: 'Refused' },
});

/** Texts without values. */
export const labels = defineMessages({
  title: { id: 'office.applications', defaultMessage: 'Applications' },
  state: { id: 'office.applications.state', defaultMessage: 'State' },
  all: { id: 'office.applications.all', defaultMessage: 'All states' },
  loading: { id: 'office.applications.loading', defaultMessage: 'Loading applications' },
  none: { id: 'office.applications.none', defaultMessage: 'No application is in this state.' },
  noneYet: {
    id: 'office.applications.noneYet',
    defaultMessage:
      'Nobody has applied yet. Who wants to sell applies on the mall’s page “Open a shop”.',
  },
  back: { id: 'office.application.back', defaultMessage: 'All applications' },
  withdrawn: { id: 'office.application.withdrawn', defaultMessage: 'Withdrawn' },
  shop: { id: 'office.application.shop', defaultMessage: 'Shop' },
  person: { id: 'office.application.person', defaultMessage: 'Applicant' },
  email: { id: 'office.application.email', defaultMessage: 'Email address' },
  phone: { id: 'office.application.phone', defaultMessage: 'Phone' },
  country: { id: 'office.application.country', defaultMessage: 'Country' },
  address: { id: 'office.application.address', defaultMessage: 'Address' },
  keywords: { id: 'office.application.keywords', defaultMessage: 'Keywords' },
  trade: { id: 'office.application.trade', defaultMessage: 'Trade' },
  type: { id: 'office.application.type', defaultMessage: 'Type of shop' },
  fee: { id: 'office.application.fee', defaultMessage: 'Commission' },
  sent: { id: 'office.application.sent', defaultMessage: 'Sent' },
  decided: { id: 'office.application.decided', defaultMessage: 'Decided' },
  refusal: { id: 'office.application.refusal', defaultMessage: 'Reason of the refusal' },
  toShop: { id: 'office.application.toShop', defaultMessage: 'Open the shop' },
  papers: { id: 'office.application.papers', defaultMessage: 'Papers' },
  noPapers: { id: 'office.application.noPapers', defaultMessage: 'No paper was sent.' },
  approve: { id: 'office.application.approve', defaultMessage: 'Approve' },
  approveText: {
    id: 'office.application.approveText',
    defaultMessage:
      'The shop opens at once, with the commission of its trade. The applicant gets a mail.',
  },
  refuse: { id: 'office.application.refuse', defaultMessage: 'Refuse' },
  refuseText: {
    id: 'office.application.refuseText',
    defaultMessage: 'The applicant can change the application, and send it again.',
  },
  refuseHint: {
    id: 'office.application.refuseHint',
    defaultMessage: 'The applicant reads it. Say what to change.',
  },
});

export const messages = {
  ...labels,
  ...defineMessages<{
    count: { count: number };
    approveTitle: { name: string };
    approvedNow: { name: string };
    refuseTitle: { name: string };
    refusedNow: { name: string };
    paper: { number: number };
  }>({
    count: {
      id: 'office.applications.count',
      defaultMessage: '{count, plural, one {# application} other {# applications}}',
    },
    approveTitle: { id: 'office.application.approveTitle', defaultMessage: 'Approve {name}?' },
    approvedNow: { id: 'office.application.approvedNow', defaultMessage: '{name} is open now.' },
    refuseTitle: { id: 'office.application.refuseTitle', defaultMessage: 'Refuse {name}' },
    refusedNow: {
      id: 'office.application.refusedNow',
      defaultMessage: 'The application of {name} is refused.',
    },
    paper: { id: 'office.application.paper', defaultMessage: 'Paper {number, number}' },
  }),
};

/** Usual reasons of a refusal, as the applicant reads them. */
export const refusals = defineMessages({
  unreadable: {
    id: 'office.application.refusal.unreadable',
    defaultMessage: 'A paper cannot be read. Please send a sharper picture.',
  },
  missing: {
    id: 'office.application.refusal.missing',
    defaultMessage: 'A paper is missing. Please add the licence of your business.',
  },
  other: {
    id: 'office.application.refusal.other',
    defaultMessage: 'The papers belong to another person or company than the application.',
  },
  name: {
    id: 'office.application.refusal.name',
    defaultMessage: 'The name of the shop belongs to a brand. Please choose another one.',
  },
  goods: {
    id: 'office.application.refusal.goods',
    defaultMessage: 'This mall does not sell goods of this kind.',
  },
});
