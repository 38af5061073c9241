import { defineMessages } from 'react-intl';

export const deliveryMessages = defineMessages({
  logistics: { id: 'order.logistics', defaultMessage: 'Delivery' },
  courier: { id: 'order.courier', defaultMessage: 'Courier' },
  waybill: { id: 'order.waybill', defaultMessage: 'Tracking number' },
  courierName: { id: 'order.courierName', defaultMessage: 'Delivered by' },
  deliveryMethod: { id: 'order.deliveryMethod', defaultMessage: 'Delivery method' },
  byCourier: { id: 'order.byCourier', defaultMessage: 'By courier' },
  byShop: { id: 'order.byShop', defaultMessage: 'Brought by the shop' },
  notShipped: {
    id: 'order.notShipped',
    defaultMessage: 'Online: the shop sends a code or a text',
  },
  delivered: { id: 'order.delivered', defaultMessage: 'Sent by the shop' },
  traces: { id: 'order.traces', defaultMessage: 'Tracking' },
  traceDone: { id: 'order.traceDone', defaultMessage: 'Done' },
  traceCurrent: { id: 'order.traceCurrent', defaultMessage: 'Latest' },
  traceUpcoming: { id: 'order.traceUpcoming', defaultMessage: 'Upcoming' },
  traceFailed: { id: 'order.traceFailed', defaultMessage: 'Failed' },
  noTraces: {
    id: 'order.noTraces',
    defaultMessage: 'The courier has not reported anything yet.',
  },
  earlier: { id: 'order.earlierTraces', defaultMessage: 'Earlier tracking' },
  freeFreight: { id: 'order.freeFreight', defaultMessage: 'Free' },
});

export const earlierMessage = defineMessages<{ earlier: { count: number } }>({
  earlier: {
    id: 'order.earlierCount',
    defaultMessage: '{count, plural, one {# earlier event} other {# earlier events}}',
  },
}).earlier;
