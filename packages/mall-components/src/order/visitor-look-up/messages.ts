import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages<{ order: { orderNo: string } }>({
    order: { id: 'visitorOrder.order', defaultMessage: 'Order {orderNo}' },
  }),
  ...defineMessages({
    title: { id: 'visitorOrder.title', defaultMessage: 'See your order' },
    explain: {
      id: 'visitorOrder.explain',
      defaultMessage:
        'The link alone shows nothing. We send a code of six digits to the email address that the order was made with.',
    },
    send: { id: 'visitorOrder.send', defaultMessage: 'Send the code' },
    sent: {
      id: 'visitorOrder.sent',
      defaultMessage:
        'The code is on its way to your inbox. It is good for a few minutes, and once.',
    },
    code: { id: 'visitorOrder.code', defaultMessage: 'Code' },
    codeMissing: { id: 'visitorOrder.codeMissing', defaultMessage: 'Enter all six digits.' },
    open: { id: 'visitorOrder.open', defaultMessage: 'Show my order' },
    resend: { id: 'visitorOrder.resend', defaultMessage: 'Send another code' },
    failed: { id: 'visitorOrder.failed', defaultMessage: 'That did not work. Please try again.' },
    expired: { id: 'visitorOrder.expired', defaultMessage: 'This link has expired' },
    expiredDetail: {
      id: 'visitorOrder.expiredDetail',
      defaultMessage:
        'Use the link of a newer mail. If you have none, ask the mall and name the order number.',
    },
    shops: { id: 'visitorOrder.shops', defaultMessage: 'Shops of this order' },
    keepTitle: { id: 'visitorOrder.keepTitle', defaultMessage: 'Keep this in an account' },
    keepExplain: {
      id: 'visitorOrder.keepExplain',
      defaultMessage:
        'An account with the same email address can take over what you ordered as a guest. You can then confirm, return and review it there.',
    },
    keepSignIn: { id: 'visitorOrder.keepSignIn', defaultMessage: 'Sign in or create an account' },
    keep: { id: 'visitorOrder.keep', defaultMessage: 'Keep it in my account' },
    kept: { id: 'visitorOrder.kept', defaultMessage: 'The order is in your account now.' },
    toOrders: { id: 'visitorOrder.toOrders', defaultMessage: 'Go to my orders' },
  }),
};
