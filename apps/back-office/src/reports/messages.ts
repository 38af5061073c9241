import type { OperatorReport } from '@vermilion/api-client/operator';
import { defineMessages, type MessageDescriptor } from 'react-intl';

export type ReportState = OperatorReport['status'];

export const stateNames: Record<ReportState, MessageDescriptor> = defineMessages({
  open: { id: 'office.report.open', defaultMessage: 'To decide' },
  upheld: { id: 'office.report.upheld', defaultMessage: 'Upheld' },
  dismissed: { id: 'office.report.dismissed', defaultMessage: 'Dismissed' },
});

export const subjectNames: Record<OperatorReport['subject'], MessageDescriptor> = defineMessages({
  product: { id: 'office.report.product', defaultMessage: 'Goods' },
  review: { id: 'office.report.review', defaultMessage: 'Review' },
  shop: { id: 'office.report.shop', defaultMessage: 'Shop' },
});

export const reasonNames: Record<OperatorReport['reason'], MessageDescriptor> = defineMessages({
  counterfeit: { id: 'office.report.counterfeit', defaultMessage: 'Counterfeit' },
  forbidden: { id: 'office.report.forbidden', defaultMessage: 'Forbidden or dangerous' },
  misleading: { id: 'office.report.misleading', defaultMessage: 'Misleading' },
  offensive: { id: 'office.report.offensive', defaultMessage: 'Offensive' },
  other: { id: 'office.report.other', defaultMessage: 'Something else' },
});

/** Texts without values. */
export const labels = defineMessages({
  title: { id: 'office.reports', defaultMessage: 'Reports' },
  state: { id: 'office.reports.state', defaultMessage: 'State' },
  all: { id: 'office.reports.all', defaultMessage: 'All states' },
  loading: { id: 'office.reports.loading', defaultMessage: 'Loading reports' },
  none: { id: 'office.reports.none', defaultMessage: 'No report is in this state.' },
  noneYet: {
    id: 'office.reports.noneYet',
    defaultMessage: 'Nobody has reported anything yet.',
  },
  back: { id: 'office.report.back', defaultMessage: 'All reports' },
  what: { id: 'office.report.what', defaultMessage: 'What is reported' },
  kind: { id: 'office.report.kind', defaultMessage: 'Kind' },
  gone: { id: 'office.report.gone', defaultMessage: 'No longer there' },
  reason: { id: 'office.report.reason', defaultMessage: 'Reason' },
  text: { id: 'office.report.text', defaultMessage: 'In the shopper’s words' },
  sent: { id: 'office.report.sent', defaultMessage: 'Sent' },
  by: { id: 'office.report.by', defaultMessage: 'Sent by' },
  decided: { id: 'office.report.decided', defaultMessage: 'Decided' },
  decision: { id: 'office.report.decision', defaultMessage: 'Decision' },
  decisionText: {
    id: 'office.report.decisionText',
    defaultMessage:
      'The decision is recorded and changes nothing else: take goods off sale, hide a review or suspend a shop on its own page.',
  },
  outcome: { id: 'office.report.outcome', defaultMessage: 'Outcome' },
  uphold: { id: 'office.report.uphold', defaultMessage: 'Uphold: something is wrong' },
  dismiss: { id: 'office.report.dismiss', defaultMessage: 'Dismiss: nothing is wrong' },
  note: { id: 'office.report.note', defaultMessage: 'Note' },
  noteHint: {
    id: 'office.report.noteHint',
    defaultMessage: 'For those who run the mall: what you found, and what you did.',
  },
  toGoods: { id: 'office.report.toGoods', defaultMessage: 'Open the goods' },
  toReviews: { id: 'office.report.toReviews', defaultMessage: 'Open the reviews of these goods' },
  toShop: { id: 'office.report.toShop', defaultMessage: 'Open the shop' },
});

export const messages = {
  ...labels,
  ...defineMessages<{ count: { count: number }; number: { id: number } }>({
    count: {
      id: 'office.reports.count',
      defaultMessage: '{count, plural, one {# report} other {# reports}}',
    },
    number: { id: 'office.report.number', defaultMessage: 'Account {id}' },
  }),
};
