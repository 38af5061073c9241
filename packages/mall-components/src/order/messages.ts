import { defineMessages } from 'react-intl';
import { stateMessages } from './state-messages';

export const messages = {
  ...stateMessages,
  ...defineMessages({
    title: { id: 'order.title', defaultMessage: 'My orders' },
    unpaidDetail: {
      id: 'order.unpaidDetail',
      defaultMessage: 'The items are held for you while you pay.',
    },
    toShipDetail: {
      id: 'order.toShipDetail',
      defaultMessage: 'Payment received. The shop is packing your items.',
    },
    toReceiveDetail: {
      id: 'order.toReceiveDetail',
      defaultMessage: 'The parcel is on its way. Confirm once you have checked the items.',
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
      defaultMessage: 'Nothing was charged, and the items went back to the shop.',
    },
    lateDetail: {
      id: 'order.lateDetail',
      defaultMessage: 'We are sorry. Please ask the shop about it, or request a refund.',
    },
    cancelledPaidDetail: {
      id: 'order.cancelledPaidDetail',
      defaultMessage: 'Your money is being returned, and the items went back to the shop.',
    },
    onDelivery: { id: 'order.onDelivery', defaultMessage: 'Pay on delivery' },
    ordered: { id: 'order.ordered', defaultMessage: 'Ordered' },
    orderNo: { id: 'order.orderNo', defaultMessage: 'Order number' },
    total: { id: 'order.total', defaultMessage: 'Total' },
    payTime: { id: 'order.payTime', defaultMessage: 'Paid' },
    createTime: { id: 'order.createTime', defaultMessage: 'Placed' },
    paymentMethod: { id: 'order.paymentMethod', defaultMessage: 'Payment method' },
    unpaid: { id: 'order.unpaid', defaultMessage: 'Not yet' },
    note: { id: 'order.note', defaultMessage: 'Message' },
    facts: { id: 'order.facts', defaultMessage: 'Order' },
    recipient: { id: 'order.recipient', defaultMessage: 'Recipient' },
    name: { id: 'order.name', defaultMessage: 'Name' },
    phone: { id: 'order.phone', defaultMessage: 'Phone' },
    email: { id: 'order.email', defaultMessage: 'Email' },
    address: { id: 'order.address', defaultMessage: 'Address' },
    virtualToShip: {
      id: 'order.virtualToShip',
      defaultMessage: 'Payment received. The shop will send what you bought to this page.',
    },
    virtualToReceive: {
      id: 'order.virtualToReceive',
      defaultMessage: 'The shop has sent what you bought: you find it below.',
    },
    goods: { id: 'order.goods', defaultMessage: 'Items' },
    sumGoods: { id: 'order.sumGoods', defaultMessage: 'Items' },
    sumFreight: { id: 'order.sumFreight', defaultMessage: 'Delivery' },
    sumCoupon: { id: 'order.sumCoupon', defaultMessage: 'Coupon' },
    sumPoints: { id: 'order.sumPoints', defaultMessage: 'Points' },
    summary: { id: 'order.summary', defaultMessage: 'Summary' },
    sumPay: { id: 'order.sumPay', defaultMessage: 'Order total' },
    payTimeLeft: { id: 'order.payTimeLeft', defaultMessage: 'Time left to pay' },
    payExpired: { id: 'order.payExpired', defaultMessage: 'The time to pay has expired' },
    loading: { id: 'order.loading', defaultMessage: 'Loading orders' },
    failed: { id: 'order.failed', defaultMessage: 'The orders could not be loaded.' },
    goShopping: { id: 'order.goShopping', defaultMessage: 'Go shopping' },
    emptyAll: { id: 'order.emptyAll', defaultMessage: 'No orders yet.' },
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
  }),
  ...defineMessages<{
    lineQuantity: { count: number };
    refundingPieces: { count: number };
    refundedPieces: { count: number };
    quantity: { count: number };
    collectToShip: { amount: string };
    collectToReceive: { amount: string };
    payReminder: { minutes: number };
    payWithinMinutes: { minutes: number; seconds: number };
    payWithinHours: { hours: number; minutes: number };
  }>({
    lineQuantity: { id: 'order.lineQuantity', defaultMessage: '× {count, number}' },
    refundingPieces: {
      id: 'order.refundingPieces',
      defaultMessage:
        '{count, plural, one {# item is being refunded} other {# items are being refunded}}',
    },
    refundedPieces: {
      id: 'order.refundedPieces',
      defaultMessage: '{count, plural, one {# item is refunded} other {# items are refunded}}',
    },
    quantity: {
      id: 'order.quantity',
      defaultMessage: '{count, plural, one {# item} other {# items}}',
    },
    collectToShip: {
      id: 'order.collectToShip',
      defaultMessage: 'The shop is packing your items. You pay {amount} when they are handed over.',
    },
    collectToReceive: {
      id: 'order.collectToReceive',
      defaultMessage: 'The parcel is on its way. Please have {amount} ready for the courier.',
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
