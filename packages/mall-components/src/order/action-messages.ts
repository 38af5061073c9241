import { defineMessages } from 'react-intl';

export const actionMessages = defineMessages({
  pay: { id: 'order.pay', defaultMessage: 'Pay now' },
  cancel: { id: 'order.cancel', defaultMessage: 'Cancel order' },
  view: { id: 'order.view', defaultMessage: 'View details' },
  logistics: { id: 'order.viewLogistics', defaultMessage: 'Track' },
  refund: { id: 'order.refund', defaultMessage: 'Request a refund' },
  confirmReceipt: { id: 'order.confirmReceipt', defaultMessage: 'Confirm receipt' },
  delete: { id: 'order.delete', defaultMessage: 'Delete order' },
  review: { id: 'order.review', defaultMessage: 'Write a review' },
  buyAgain: { id: 'order.buyAgain', defaultMessage: 'Buy again' },
  more: { id: 'order.more', defaultMessage: 'More' },
  keep: { id: 'order.keep', defaultMessage: 'Not now' },
  close: { id: 'order.close', defaultMessage: 'Close' },
  cancelTitle: { id: 'order.cancelTitle', defaultMessage: 'Cancel this order?' },
  cancelWarning: {
    id: 'order.cancelWarning',
    defaultMessage:
      'The items are released and any coupon is returned to you. This cannot be undone.',
  },
  cancelPaidWarning: {
    id: 'order.cancelPaidWarning',
    defaultMessage:
      'Your money is returned the way you paid, and coupons and points come back to you. This cannot be undone.',
  },
  confirmReceiptTitle: {
    id: 'order.confirmReceiptTitle',
    defaultMessage: 'Have you received the items?',
  },
  confirmReceiptWarning: {
    id: 'order.confirmReceiptWarning',
    defaultMessage:
      'Please open the parcel and check the items first. After that the order counts as received.',
  },
  deleteTitle: { id: 'order.deleteTitle', defaultMessage: 'Delete this order?' },
  deleteWarning: {
    id: 'order.deleteWarning',
    defaultMessage: 'It will be removed from your orders and cannot be restored.',
  },
});
