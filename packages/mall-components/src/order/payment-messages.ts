import { defineMessages } from 'react-intl';

export const paymentMessages = {
  ...defineMessages({
    resultChecking: { id: 'order.resultChecking', defaultMessage: 'Checking your payment' },
    resultCheckingDetail: {
      id: 'order.resultCheckingDetail',
      defaultMessage:
        'We are waiting for confirmation from the payment provider. You do not need to pay again.',
    },
    resultPaid: { id: 'order.resultPaid', defaultMessage: 'Payment successful' },
    resultPaidDetail: {
      id: 'order.resultPaidDetail',
      defaultMessage: 'The shops have received your order and will start packing.',
    },
    resultOnDelivery: { id: 'order.resultOnDelivery', defaultMessage: 'Order placed' },
    resultOnDeliveryDetail: {
      id: 'order.resultOnDeliveryDetail',
      defaultMessage:
        'You pay when the items are handed over. The shops have received your order and will start packing.',
    },
    resultFailed: { id: 'order.resultFailed', defaultMessage: 'Payment failed' },
    resultFailedDetail: {
      id: 'order.resultFailedDetail',
      defaultMessage:
        'The payment provider reports that you were not charged. Your order is kept, so you can pay again.',
    },
    resultUnfinished: { id: 'order.resultUnfinished', defaultMessage: 'Not paid yet' },
    resultUnfinishedDetail: {
      id: 'order.resultUnfinishedDetail',
      defaultMessage: 'Your order is kept for a while, so you can pay now or later.',
    },
    resultUnknown: { id: 'order.resultUnknown', defaultMessage: 'Payment not confirmed yet' },
    resultUnknownDetail: {
      id: 'order.resultUnknownDetail',
      defaultMessage:
        'Confirmation may still arrive. Please check before you pay again: the order shows it as soon as we know.',
    },
    resultCancelled: { id: 'order.resultCancelled', defaultMessage: 'This order was cancelled' },
    resultCancelledDetail: {
      id: 'order.resultCancelledDetail',
      defaultMessage: 'It can no longer be paid. To buy the items, please place a new order.',
    },
    resultOffline: { id: 'order.resultOffline', defaultMessage: 'You are offline' },
    resultOfflineDetail: {
      id: 'order.resultOfflineDetail',
      defaultMessage:
        'Your payment is not affected. We will check again as soon as you are back online.',
    },
    resultMissing: { id: 'order.resultMissing', defaultMessage: 'No payment to show' },
    resultMissingDetail: {
      id: 'order.resultMissingDetail',
      defaultMessage: 'Missing parameters, cannot view order payment status.',
    },
    payAgain: { id: 'order.payAgain', defaultMessage: 'Pay again' },
    checkAgain: { id: 'order.checkAgain', defaultMessage: 'Check again' },
    viewOrders: { id: 'order.viewOrders', defaultMessage: 'My orders' },
    home: { id: 'order.home', defaultMessage: 'Keep shopping' },
    cardTitle: { id: 'order.cardTitle', defaultMessage: 'Pay by card' },
    cardLoading: { id: 'order.cardLoading', defaultMessage: 'Loading the secure payment form' },
    cardNote: {
      id: 'order.cardNote',
      defaultMessage: 'Your card details go straight to Stripe. The mall never sees them.',
    },
    cardProcessing: {
      id: 'order.cardProcessing',
      defaultMessage: 'Your bank is processing the payment. You do not need to pay again.',
    },
    cardBlocked: {
      id: 'order.cardBlocked',
      defaultMessage:
        'The payment form could not be loaded. Check your connection and whether a browser extension blocks js.stripe.com. Your order is kept.',
    },
    cardExpired: {
      id: 'order.cardExpired',
      defaultMessage: 'This payment can no longer be completed. Your order is kept.',
    },
    cardUnavailable: {
      id: 'order.cardUnavailable',
      defaultMessage: 'Card payment is not available right now. Your order is kept.',
    },
    cardMisconfigured: {
      id: 'order.cardMisconfigured',
      defaultMessage:
        'Card payment is not set up correctly. Your order is kept. If you run this mall, check your config file.',
    },
    cardReload: { id: 'order.cardReload', defaultMessage: 'Try again' },
    cardResult: { id: 'order.cardResult', defaultMessage: 'View payment' },
    codeTitle: { id: 'order.codeTitle', defaultMessage: 'Pay with WeChat' },
    codeDetail: {
      id: 'order.codeDetail',
      defaultMessage: 'Scan the code with WeChat on your phone.',
    },
    codeLabel: { id: 'order.codeLabel', defaultMessage: 'Payment code for WeChat' },
    codeWaiting: { id: 'order.codeWaiting', defaultMessage: 'Waiting for your payment' },
    codeOpen: { id: 'order.codeOpen', defaultMessage: 'Open on this device' },
    codePaid: { id: 'order.codePaid', defaultMessage: 'I have paid' },
    codeUnpaid: { id: 'order.codeUnpaid', defaultMessage: 'Pay later' },
  }),
  ...defineMessages<{
    cardPay: { amount: string };
    resultOrder: { count: number };
    resultRefund: { amount: string };
  }>({
    cardPay: { id: 'order.cardPay', defaultMessage: 'Pay {amount}' },
    resultOrder: {
      id: 'order.resultOrder',
      defaultMessage: '{count, plural, one {Order number} other {Order numbers}}',
    },
    resultRefund: {
      id: 'order.resultRefund',
      defaultMessage:
        'We received {amount} that could not be applied to this order. It will be refunded automatically to the original payment method.',
    },
  }),
};
