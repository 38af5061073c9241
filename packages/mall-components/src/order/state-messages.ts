import { defineMessages } from 'react-intl';

/** The names of the states of orders: apart, since the header shows them without the other texts of orders. */
export const stateMessages = defineMessages({
  tabs: { id: 'order.tabs', defaultMessage: 'Orders by state' },
  all: { id: 'order.all', defaultMessage: 'All' },
  toPay: { id: 'order.toPay', defaultMessage: 'To pay' },
  toShip: { id: 'order.toShip', defaultMessage: 'To ship' },
  toReceive: { id: 'order.toReceive', defaultMessage: 'To receive' },
  toReview: { id: 'order.toReview', defaultMessage: 'To review' },
  completed: { id: 'order.completed', defaultMessage: 'Completed' },
  refunds: { id: 'order.refunds', defaultMessage: 'Return/refund' },
  cancelled: { id: 'order.cancelled', defaultMessage: 'Cancelled' },
});
