import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'order.priceBreakdown', defaultMessage: 'Why this price' },
  goods: { id: 'order.priceBreakdown.goods', defaultMessage: 'Items' },
  price: { id: 'order.priceBreakdown.price', defaultMessage: 'Price' },
  coupon: { id: 'order.priceBreakdown.coupon', defaultMessage: 'Coupon' },
  points: { id: 'order.priceBreakdown.points', defaultMessage: 'Points' },
  freight: { id: 'order.priceBreakdown.freight', defaultMessage: 'Delivery' },
  pay: { id: 'order.priceBreakdown.pay', defaultMessage: 'You pay' },
  total: { id: 'order.priceBreakdown.total', defaultMessage: 'Total' },
  explanation: {
    id: 'order.priceBreakdown.explanation',
    defaultMessage:
      'Coupons and points are shared among the items they apply to. A refund returns what was paid for the item here.',
  },
});
