import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'order.priceBreakdown', defaultMessage: 'Why this price' },
  goods: { id: 'order.priceBreakdown.goods', defaultMessage: 'Goods' },
  price: { id: 'order.priceBreakdown.price', defaultMessage: 'Price' },
  coupon: { id: 'order.priceBreakdown.coupon', defaultMessage: 'Coupon' },
  freight: { id: 'order.priceBreakdown.freight', defaultMessage: 'Freight' },
  pay: { id: 'order.priceBreakdown.pay', defaultMessage: 'You pay' },
  total: { id: 'order.priceBreakdown.total', defaultMessage: 'Total' },
  explanation: {
    id: 'order.priceBreakdown.explanation',
    defaultMessage:
      'A coupon is shared among the goods it applies to. A refund returns what was paid for the goods here.',
  },
});
