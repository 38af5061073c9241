import type { PayoutStatus } from '@vermilion/api-client/operator';
import { defineMessages, type MessageDescriptor } from 'react-intl';

export const statusNames: Record<PayoutStatus, MessageDescriptor> = defineMessages({
  recorded: { id: 'office.mallPayout.recorded', defaultMessage: 'Recorded' },
  sent: { id: 'office.mallPayout.sent', defaultMessage: 'At the bank' },
  paid: { id: 'office.mallPayout.paid', defaultMessage: 'Arrived' },
  failed: { id: 'office.mallPayout.failed', defaultMessage: 'Failed' },
  returned: { id: 'office.mallPayout.returned', defaultMessage: 'Returned' },
});

/** Texts without values. */
export const labels = defineMessages({
  title: { id: 'office.mallPayouts', defaultMessage: 'Payouts' },
  status: { id: 'office.mallPayouts.status', defaultMessage: 'State' },
  all: { id: 'office.mallPayouts.all', defaultMessage: 'All states' },
  loading: { id: 'office.mallPayouts.loading', defaultMessage: 'Loading payouts' },
  none: { id: 'office.mallPayouts.none', defaultMessage: 'There are no such payouts.' },
  older: { id: 'office.mallPayouts.older', defaultMessage: 'Older ones' },
  newest: { id: 'office.mallPayouts.newest', defaultMessage: 'The newest' },
  ofShop: { id: 'office.mallPayouts.ofShop', defaultMessage: 'Only those of one shop are shown.' },
  allShops: { id: 'office.mallPayouts.allShops', defaultMessage: 'Those of all shops' },
  number: { id: 'office.mallPayout.number', defaultMessage: 'Reference' },
  shop: { id: 'office.mallPayout.shop', defaultMessage: 'Shop' },
  created: { id: 'office.mallPayout.created', defaultMessage: 'Recorded on' },
  ended: { id: 'office.mallPayout.ended', defaultMessage: 'Ended on' },
  amount: { id: 'office.mallPayout.amount', defaultMessage: 'Amount' },
  create: { id: 'office.mallPayouts.create', defaultMessage: 'Record payouts' },
  createText: {
    id: 'office.mallPayouts.createText',
    defaultMessage: 'All that can be paid out is recorded, for each shop with a bank account.',
  },
  createOneText: {
    id: 'office.mallPayouts.createOneText',
    defaultMessage: 'All that can be paid out to this shop is recorded.',
  },
  nothing: {
    id: 'office.mallPayouts.nothing',
    defaultMessage: 'Nothing can be paid out, or the bank account of the shop is not known.',
  },
  file: { id: 'office.mallPayouts.file', defaultMessage: 'File for the bank' },
  fileText: {
    id: 'office.mallPayouts.fileText',
    defaultMessage: 'All recorded payouts go into one file, and count as sent then. Keep the file.',
  },
  fileNone: {
    id: 'office.mallPayouts.fileNone',
    defaultMessage: 'No payout was recorded for a file.',
  },
  makeFile: { id: 'office.mallPayouts.makeFile', defaultMessage: 'Make the file' },
  download: { id: 'office.mallPayouts.download', defaultMessage: 'Download it' },
  confirm: { id: 'office.mallPayout.confirm', defaultMessage: 'Has arrived' },
  confirmText: {
    id: 'office.mallPayout.confirmText',
    defaultMessage:
      'The bank has carried it out. If it sends the money back later, you can record that.',
  },
  fail: { id: 'office.mallPayout.fail', defaultMessage: 'Has failed' },
  failText: {
    id: 'office.mallPayout.failText',
    defaultMessage: 'Its money can be paid out again.',
  },
  giveBack: { id: 'office.mallPayout.giveBack', defaultMessage: 'Was returned' },
  giveBackText: {
    id: 'office.mallPayout.giveBackText',
    defaultMessage:
      'The bank has sent the money back. It can be paid out again: check the bank account of the shop first.',
  },
  failHint: { id: 'office.mallPayout.failHint', defaultMessage: 'The shop reads it.' },
  ledger: { id: 'office.ledger', defaultMessage: 'Ledger' },
  ledgerText: {
    id: 'office.ledger.text',
    defaultMessage:
      'Compares orders, payments, refunds, points, coupons, stock and payouts with each other and with the ledger. It takes a while.',
  },
  check: { id: 'office.ledger.check', defaultMessage: 'Check the ledger' },
  checking: { id: 'office.ledger.checking', defaultMessage: 'Checking' },
  agrees: { id: 'office.ledger.agrees', defaultMessage: 'Everything agrees, to the cent.' },
  differs: { id: 'office.ledger.differs', defaultMessage: 'Something differs.' },
  subject: { id: 'office.ledger.subject', defaultMessage: 'About' },
  lastChecked: { id: 'office.ledger.last', defaultMessage: 'Last checked' },
  area: { id: 'office.ledger.area', defaultMessage: 'Part' },
  fact: { id: 'office.ledger.fact', defaultMessage: 'Value' },
  neverChecked: {
    id: 'office.ledger.never',
    defaultMessage: 'Nothing was checked yet. The server does it every night.',
  },
  expected: { id: 'office.ledger.expected', defaultMessage: 'Expected' },
  found: { id: 'office.ledger.found', defaultMessage: 'Found' },
});

export const messages = {
  ...labels,
  ...defineMessages<{
    moreDifferences: { count: number };
    recordedNow: { count: number };
    transfers: { count: number; number: string };
    confirmTitle: { number: string };
    confirmOf: { number: string };
    confirmed: { number: string };
    failTitle: { number: string };
    failOf: { number: string };
    failedNow: { number: string };
    giveBackTitle: { number: string };
    giveBackOf: { number: string };
    returnedNow: { number: string };
  }>({
    moreDifferences: {
      id: 'office.ledger.more',
      defaultMessage: '{count, plural, one {# more is} other {# more are}} not shown here.',
    },
    recordedNow: {
      id: 'office.mallPayouts.recordedNow',
      defaultMessage:
        '{count, plural, =0 {Nothing can be paid out yet: no shop with a bank account has money that is no longer frozen.} one {# payout is recorded.} other {# payouts are recorded.}}',
    },
    transfers: {
      id: 'office.mallPayouts.transfers',
      defaultMessage: 'File {number} has {count, plural, one {# transfer} other {# transfers}}.',
    },
    confirmTitle: { id: 'office.mallPayout.confirmTitle', defaultMessage: 'Has {number} arrived?' },
    confirmOf: { id: 'office.mallPayout.confirmOf', defaultMessage: '{number} has arrived' },
    confirmed: { id: 'office.mallPayout.confirmed', defaultMessage: '{number} has arrived.' },
    failTitle: { id: 'office.mallPayout.failTitle', defaultMessage: '{number} has failed' },
    failOf: { id: 'office.mallPayout.failOf', defaultMessage: '{number} has failed: say why' },
    failedNow: {
      id: 'office.mallPayout.failedNow',
      defaultMessage: '{number} is recorded as failed.',
    },
    giveBackTitle: {
      id: 'office.mallPayout.giveBackTitle',
      defaultMessage: '{number} was returned',
    },
    giveBackOf: {
      id: 'office.mallPayout.giveBackOf',
      defaultMessage: '{number} was returned: say why',
    },
    returnedNow: {
      id: 'office.mallPayout.returnedNow',
      defaultMessage: '{number} is recorded as returned.',
    },
  }),
};
