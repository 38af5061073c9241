import { defineMessages } from 'react-intl';

export const stepMessages = defineMessages({
  steps: { id: 'order.steps', defaultMessage: 'Order progress' },
  done: { id: 'order.stepDone', defaultMessage: 'done' },
  paid: { id: 'order.stepPaid', defaultMessage: 'Paid' },
  shipped: { id: 'order.stepShipped', defaultMessage: 'Shipped' },
  received: { id: 'order.stepReceived', defaultMessage: 'Received' },
});
