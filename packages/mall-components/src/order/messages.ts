import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    title: { id: 'order.title', defaultMessage: 'My orders' },
    tabs: { id: 'order.tabs', defaultMessage: 'Orders by state' },
    toPay: { id: 'order.toPay', defaultMessage: 'To pay' },
    toShip: { id: 'order.toShip', defaultMessage: 'To ship' },
    toReceive: { id: 'order.toReceive', defaultMessage: 'To receive' },
    toReview: { id: 'order.toReview', defaultMessage: 'To review' },
    completed: { id: 'order.completed', defaultMessage: 'Completed' },
    refunds: { id: 'order.refunds', defaultMessage: 'Return/refund' },
    cancelled: { id: 'order.cancelled', defaultMessage: 'Cancelled' },
    unpaidDetail: {
      id: 'order.unpaidDetail',
      defaultMessage: 'The goods are held for you while you pay.',
    },
    toShipDetail: {
      id: 'order.toShipDetail',
      defaultMessage: 'Payment received. The shop is packing your goods.',
    },
    toReceiveDetail: {
      id: 'order.toReceiveDetail',
      defaultMessage: 'The parcel is on its way. Confirm once you have checked the goods.',
    },
    toReviewDetail: {
      id: 'order.toReviewDetail',
      defaultMessage: 'You have received your order. Tell others what you think of it.',
    },
    completedDetail: {
      id: 'order.completedDetail',
      defaultMessage: 'Thank you for shopping here.',
    },
    cancelledDetail: {
      id: 'order.cancelledDetail',
      defaultMessage: 'Nothing was charged, and the goods went back to the shop.',
    },
    onDelivery: { id: 'order.onDelivery', defaultMessage: 'Pay on delivery' },
    ordered: { id: 'order.ordered', defaultMessage: 'Ordered' },
    steps: { id: 'order.steps', defaultMessage: 'Order progress' },
    stepDone: { id: 'order.stepDone', defaultMessage: 'done' },
    pay: { id: 'order.pay', defaultMessage: 'Pay now' },
    cancel: { id: 'order.cancel', defaultMessage: 'Cancel order' },
    view: { id: 'order.view', defaultMessage: 'View details' },
    refund: { id: 'order.refund', defaultMessage: 'Apply for a refund' },
    confirmReceipt: { id: 'order.confirmReceipt', defaultMessage: 'Confirm receipt' },
    delete: { id: 'order.delete', defaultMessage: 'Delete order' },
    review: { id: 'order.review', defaultMessage: 'Write a review' },
    buyAgain: { id: 'order.buyAgain', defaultMessage: 'Buy again' },
    keep: { id: 'order.keep', defaultMessage: 'Not now' },
    close: { id: 'order.close', defaultMessage: 'Close' },
    cancelTitle: { id: 'order.cancelTitle', defaultMessage: 'Cancel this order?' },
    cancelWarning: {
      id: 'order.cancelWarning',
      defaultMessage:
        'The goods are released and any coupon is returned to you. This cannot be undone.',
    },
    confirmReceiptTitle: {
      id: 'order.confirmReceiptTitle',
      defaultMessage: 'Have you received the goods?',
    },
    confirmReceiptWarning: {
      id: 'order.confirmReceiptWarning',
      defaultMessage:
        'Please open the parcel and check the goods first. After that the order counts as received.',
    },
    deleteTitle: { id: 'order.deleteTitle', defaultMessage: 'Delete this order?' },
    deleteWarning: {
      id: 'order.deleteWarning',
      defaultMessage: 'It will be removed from your orders and cannot be restored.',
    },
    orderNo: { id: 'order.orderNo', defaultMessage: 'Order number' },
    total: { id: 'order.total', defaultMessage: 'Total' },
    payTime: { id: 'order.payTime', defaultMessage: 'Paid' },
    createTime: { id: 'order.createTime', defaultMessage: 'Placed' },
    paymentMethod: { id: 'order.paymentMethod', defaultMessage: 'Payment method' },
    unpaid: { id: 'order.unpaid', defaultMessage: 'Not yet' },
    note: { id: 'order.note', defaultMessage: 'Message' },
    noNote: { id: 'order.noNote', defaultMessage: 'None' },
    facts: { id: 'order.facts', defaultMessage: 'Order' },
    recipient: { id: 'order.recipient', defaultMessage: 'Recipient' },
    name: { id: 'order.name', defaultMessage: 'Name' },
    phone: { id: 'order.phone', defaultMessage: 'Phone' },
    email: { id: 'order.email', defaultMessage: 'Email' },
    address: { id: 'order.address', defaultMessage: 'Address' },
    logistics: { id: 'order.logistics', defaultMessage: 'Delivery' },
    courier: { id: 'order.courier', defaultMessage: 'Courier' },
    waybill: { id: 'order.waybill', defaultMessage: 'Waybill number' },
    courierName: { id: 'order.courierName', defaultMessage: 'Delivered by' },
    deliveryMethod: { id: 'order.deliveryMethod', defaultMessage: 'Delivery method' },
    byCourier: { id: 'order.byCourier', defaultMessage: 'By courier' },
    byShop: { id: 'order.byShop', defaultMessage: 'Brought by the shop' },
    notShipped: {
      id: 'order.notShipped',
      defaultMessage: 'Online: the shop sends a code or a text',
    },
    delivered: { id: 'order.delivered', defaultMessage: 'Sent by the shop' },
    virtualToShip: {
      id: 'order.virtualToShip',
      defaultMessage: 'Payment received. The shop will send what you bought to this page.',
    },
    virtualToReceive: {
      id: 'order.virtualToReceive',
      defaultMessage: 'The shop has sent what you bought: you find it below.',
    },
    traces: { id: 'order.traces', defaultMessage: 'Tracking' },
    traceDone: { id: 'order.traceDone', defaultMessage: 'Done' },
    traceCurrent: { id: 'order.traceCurrent', defaultMessage: 'Latest' },
    traceUpcoming: { id: 'order.traceUpcoming', defaultMessage: 'Upcoming' },
    traceFailed: { id: 'order.traceFailed', defaultMessage: 'Failed' },
    noTraces: {
      id: 'order.noTraces',
      defaultMessage: 'The courier has not reported anything yet.',
    },
    goods: { id: 'order.goods', defaultMessage: 'Goods' },
    sumGoods: { id: 'order.sumGoods', defaultMessage: 'Goods' },
    sumFreight: { id: 'order.sumFreight', defaultMessage: 'Freight' },
    sumCoupon: { id: 'order.sumCoupon', defaultMessage: 'Coupon' },
    sumPoints: { id: 'order.sumPoints', defaultMessage: 'Points' },
    sumPay: { id: 'order.sumPay', defaultMessage: 'Order total' },
    payTimeLeft: { id: 'order.payTimeLeft', defaultMessage: 'Time left to pay' },
    payExpired: { id: 'order.payExpired', defaultMessage: 'The time to pay has expired' },
    loading: { id: 'order.loading', defaultMessage: 'Loading orders' },
    failed: { id: 'order.failed', defaultMessage: 'The orders could not be loaded.' },
    goShopping: { id: 'order.goShopping', defaultMessage: 'Go shopping' },
    emptyToPay: { id: 'order.emptyToPay', defaultMessage: 'No orders are awaiting payment.' },
    emptyToShip: {
      id: 'order.emptyToShip',
      defaultMessage: 'No orders are waiting to be shipped.',
    },
    emptyToReceive: { id: 'order.emptyToReceive', defaultMessage: 'No parcels are on their way.' },
    emptyToReview: {
      id: 'order.emptyToReview',
      defaultMessage: 'No orders are awaiting your review.',
    },
    emptyCompleted: { id: 'order.emptyCompleted', defaultMessage: 'No completed orders yet.' },
    emptyCancelled: { id: 'order.emptyCancelled', defaultMessage: 'No cancelled orders.' },
    detailLoading: { id: 'order.detailLoading', defaultMessage: 'Loading the order' },
    detailFailed: { id: 'order.detailFailed', defaultMessage: 'The order could not be loaded.' },
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
        'You pay when the goods are handed over. The shops have received your order and will start packing.',
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
      defaultMessage: 'It can no longer be paid. To buy the goods, please place a new order.',
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
    resultOrder: { id: 'order.resultOrder', defaultMessage: 'Order number' },
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
    lineQuantity: { count: number };
    refundingPieces: { count: number };
    refundedPieces: { count: number };
    quantity: { count: number };
    cardPay: { amount: string };
    collectToShip: { amount: string };
    collectToReceive: { amount: string };
    resultRefund: { amount: string };
    payReminder: { minutes: number };
    payWithinMinutes: { minutes: number; seconds: number };
    payWithinHours: { hours: number; minutes: number };
  }>({
    lineQuantity: { id: 'order.lineQuantity', defaultMessage: '× {count, number}' },
    refundingPieces: {
      id: 'order.refundingPieces',
      defaultMessage:
        '{count, plural, one {# piece is being refunded} other {# pieces are being refunded}}',
    },
    refundedPieces: {
      id: 'order.refundedPieces',
      defaultMessage: '{count, plural, one {# piece is refunded} other {# pieces are refunded}}',
    },
    quantity: {
      id: 'order.quantity',
      defaultMessage: '{count, plural, one {# item} other {# items}}',
    },
    collectToShip: {
      id: 'order.collectToShip',
      defaultMessage: 'The shop is packing your goods. You pay {amount} when they are handed over.',
    },
    collectToReceive: {
      id: 'order.collectToReceive',
      defaultMessage: 'The parcel is on its way. Please have {amount} ready for the courier.',
    },
    cardPay: { id: 'order.cardPay', defaultMessage: 'Pay {amount}' },
    resultRefund: {
      id: 'order.resultRefund',
      defaultMessage:
        'We received {amount} that could not be applied to this order. It will be refunded automatically to the original payment method.',
    },
    payReminder: {
      id: 'order.payReminder',
      defaultMessage: '{minutes, plural, one {# minute left to pay} other {# minutes left to pay}}',
    },
    payWithinMinutes: {
      id: 'order.payWithinMinutes',
      defaultMessage: 'Pay within {minutes, number} min {seconds, number} s',
    },
    payWithinHours: {
      id: 'order.payWithinHours',
      defaultMessage: 'Pay within {hours, number} h {minutes, number} min',
    },
  }),
};
