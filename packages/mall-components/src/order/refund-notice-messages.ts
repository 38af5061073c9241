import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  applied: {
    id: 'order.refundApplied',
    defaultMessage: 'You have applied for a refund. The shop is looking at it.',
  },
  toReturn: {
    id: 'order.refundToReturn',
    defaultMessage: 'The shop has accepted your refund. Please send the items back.',
  },
  refunding: { id: 'order.refunding', defaultMessage: 'A refund is on its way to you.' },
  refunded: { id: 'order.refunded', defaultMessage: 'This order has been refunded.' },
  view: { id: 'order.viewRefund', defaultMessage: 'View the refund' },
});
