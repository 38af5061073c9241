import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'order.paymentNotes', defaultMessage: 'Payment' },
  confirming: { id: 'order.paymentConfirming', defaultMessage: 'Payment is being confirmed' },
  confirmingDetail: {
    id: 'order.paymentConfirmingDetail',
    defaultMessage:
      'Your payment was accepted. Until the money arrives, a few days can pass. You do not need to pay again.',
  },
  processing: { id: 'order.noteProcessing', defaultMessage: 'Payment accepted' },
  refunded: { id: 'order.noteRefunded', defaultMessage: 'Refunded by the payment provider' },
  refundFailed: {
    id: 'order.noteRefundFailed',
    defaultMessage: 'A refund failed. The mall knows about it.',
  },
  disputed: { id: 'order.noteDisputed', defaultMessage: 'Payment disputed' },
  disputeWon: {
    id: 'order.noteDisputeWon',
    defaultMessage: 'Dispute closed: the payment stands',
  },
  disputeLost: {
    id: 'order.noteDisputeLost',
    defaultMessage: 'Dispute closed: the money was returned',
  },
});
