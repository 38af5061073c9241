import type { IntlShape } from 'react-intl';
import { defineMessages } from 'react-intl';

/** Reasons of the default policy, keyed by the server's text. */
const messages = defineMessages({
  'Ordered by mistake': { id: 'page.refund.mistake', defaultMessage: 'Ordered by mistake' },
  'No longer needed': { id: 'page.refund.notNeeded', defaultMessage: 'No longer needed' },
  'Arrived too late': { id: 'page.refund.late', defaultMessage: 'Arrived too late' },
  'Damaged on arrival': { id: 'page.refund.damaged', defaultMessage: 'Damaged on arrival' },
  'Different from the description': {
    id: 'page.refund.different',
    defaultMessage: 'Different from the description',
  },
  'Wrong or missing goods': {
    id: 'page.refund.wrong',
    defaultMessage: 'Wrong or missing items',
  },
  'Order cancelled': { id: 'page.refund.cancelled', defaultMessage: 'Order cancelled' },
  'Refunded by the payment provider': {
    id: 'page.refund.byProvider',
    defaultMessage: 'Refunded by the payment provider',
  },
  'Another reason': { id: 'page.refund.other', defaultMessage: 'Another reason' },
});

const isKnown = (reason: string): reason is keyof typeof messages => reason in messages;

/** A reason in the visitor's language; custom reasons are shown as they are. */
export const reasonText = (reason: string, intl: IntlShape) =>
  isKnown(reason) ? intl.formatMessage(messages[reason]) : reason;
