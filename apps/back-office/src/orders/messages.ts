import type { DeliveryMethod, OperatorOrderState } from '@vermilion/api-client/operator';
import { defineMessages, type MessageDescriptor } from 'react-intl';

export const stateNames: Record<OperatorOrderState, MessageDescriptor> = defineMessages({
  toShip: { id: 'office.order.toShip', defaultMessage: 'To ship' },
  toReceive: { id: 'office.order.toReceive', defaultMessage: 'On its way' },
  toReview: { id: 'office.order.toReview', defaultMessage: 'Received' },
  completed: { id: 'office.order.completed', defaultMessage: 'Completed' },
  cancelled: { id: 'office.order.cancelled', defaultMessage: 'Cancelled' },
});

export const deliveryNames: Record<DeliveryMethod, MessageDescriptor> = defineMessages({
  courier: { id: 'office.delivery.courier', defaultMessage: 'Courier company' },
  shopCourier: { id: 'office.delivery.shopCourier', defaultMessage: 'Our own courier' },
  virtual: { id: 'office.delivery.virtual', defaultMessage: 'Text or code' },
});

/** Texts without values. */
export const labels = defineMessages({
  title: { id: 'office.orders', defaultMessage: 'Orders' },
  state: { id: 'office.orders.state', defaultMessage: 'State' },
  all: { id: 'office.orders.all', defaultMessage: 'All states' },
  loading: { id: 'office.orders.loading', defaultMessage: 'Loading orders' },
  none: { id: 'office.orders.none', defaultMessage: 'No order is in this state.' },
  noneYet: {
    id: 'office.orders.noneYet',
    defaultMessage: 'Nobody has ordered yet. Paid orders appear here.',
  },
  number: { id: 'office.order.number', defaultMessage: 'Order' },
  created: { id: 'office.order.created', defaultMessage: 'Ordered' },
  paid: { id: 'office.order.paid', defaultMessage: 'Paid' },
  shipBy: { id: 'office.order.shipBy', defaultMessage: 'Ship by' },
  arrival: { id: 'office.order.arrival', defaultMessage: 'Promised for' },
  late: { id: 'office.order.late', defaultMessage: 'Late' },
  begun: { id: 'office.order.begun', defaultMessage: 'Begun' },
  shop: { id: 'office.order.shop', defaultMessage: 'Shop' },
  goods: { id: 'office.order.goods', defaultMessage: 'Goods' },
  receiver: { id: 'office.order.receiver', defaultMessage: 'Receiver' },
  phone: { id: 'office.order.phone', defaultMessage: 'Phone' },
  address: { id: 'office.order.address', defaultMessage: 'Address' },
  note: { id: 'office.order.note', defaultMessage: 'Note of the shopper' },
  amount: { id: 'office.order.amount', defaultMessage: 'Amount' },
  collect: { id: 'office.order.collect', defaultMessage: 'To collect in cash' },
  delivery: { id: 'office.order.delivery', defaultMessage: 'Delivery' },
  refund: { id: 'office.order.refund', defaultMessage: 'Refund asked for' },
  refunding: { id: 'office.order.refunding', defaultMessage: 'Being refunded' },
  refunded: { id: 'office.order.refunded', defaultMessage: 'Refunded' },
  option: { id: 'office.order.option', defaultMessage: 'Option' },
  quantity: { id: 'office.order.quantity', defaultMessage: 'Units' },
  price: { id: 'office.order.price', defaultMessage: 'Price' },
  back: { id: 'office.order.back', defaultMessage: 'All orders' },
  begin: { id: 'office.order.begin', defaultMessage: 'Begin' },
  beginHint: {
    id: 'office.order.beginHint',
    defaultMessage: 'Once you have begun, the shopper can no longer cancel.',
  },
  hasBegun: { id: 'office.order.hasBegun', defaultMessage: 'You have begun with this order.' },
  ship: { id: 'office.ship', defaultMessage: 'Ship' },
  shipText: {
    id: 'office.ship.text',
    defaultMessage: 'The shopper gets a mail, and can follow the parcel.',
  },
  method: { id: 'office.ship.method', defaultMessage: 'How is it delivered?' },
  company: { id: 'office.ship.company', defaultMessage: 'Courier company' },
  waybill: { id: 'office.ship.waybill', defaultMessage: 'Tracking number' },
  courier: { id: 'office.ship.courier', defaultMessage: 'Name of the courier' },
  courierPhone: { id: 'office.ship.courierPhone', defaultMessage: 'Phone of the courier' },
  text: { id: 'office.ship.virtualText', defaultMessage: 'Text for the shopper' },
  textHint: {
    id: 'office.ship.virtualHint',
    defaultMessage: 'Such as a code. It is shown on the order.',
  },
  shipping: { id: 'office.ship.pending', defaultMessage: 'Shipping' },
  trace: { id: 'office.trace', defaultMessage: 'Tell where it is' },
  traceHint: {
    id: 'office.trace.hint',
    defaultMessage: 'Such as “Arrived in Lyon”. The shopper sees it with the present time.',
  },
  addTrace: { id: 'office.trace.add', defaultMessage: 'Add' },
  traced: { id: 'office.trace.done', defaultMessage: 'The shopper can see it now.' },
  find: { id: 'office.orders.find', defaultMessage: 'Order number' },
  open: { id: 'office.orders.open', defaultMessage: 'Open' },
  lines: { id: 'office.order.lines', defaultMessage: 'Goods of the order' },
});

export const messages = {
  ...labels,
  ...defineMessages<{
    count: { count: number };
    more: { count: number };
    toSend: { quantity: number; ordered: number };
    detailTitle: { number: string };
    shipTitle: { number: string };
    shipped: { number: string };
  }>({
    count: {
      id: 'office.orders.count',
      defaultMessage: '{count, plural, one {# order} other {# orders}}',
    },
    more: {
      id: 'office.order.more',
      defaultMessage: '{count, plural, one {and # more} other {and # more}}',
    },
    toSend: {
      id: 'office.order.toSend',
      defaultMessage: '{quantity, number} (of {ordered, number}, the rest refunded)',
    },
    detailTitle: { id: 'office.order.detail', defaultMessage: 'Order {number}' },
    shipTitle: { id: 'office.ship.title', defaultMessage: 'Ship order {number}' },
    shipped: { id: 'office.ship.done', defaultMessage: 'Order {number} is on its way.' },
  }),
};
