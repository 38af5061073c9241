import { defineMessages } from 'react-intl';

export const headlineMessages = defineMessages<{
  toShip: { dates: string };
  toReceive: { dates: string };
  late: { day: string };
  delivered: { day: string };
}>({
  late: { id: 'order.headline.late', defaultMessage: 'Later than promised: was due by {day}' },
  toShip: { id: 'order.headline.toShip', defaultMessage: 'To be shipped, arrives {dates}' },
  toReceive: { id: 'order.headline.toReceive', defaultMessage: 'On its way, arrives {dates}' },
  delivered: { id: 'order.headline.delivered', defaultMessage: 'Delivered on {day}' },
});

export const helpMessages = defineMessages({
  help: { id: 'order.help', defaultMessage: 'Delivery, returns and refunds' },
});

/** The shop has a way to be asked on its own page. */
export const askMessage = defineMessages<{ ask: { shop: string } }>({
  ask: { id: 'order.askShop', defaultMessage: 'Ask {shop}' },
}).ask;
