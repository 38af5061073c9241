import { defineMessages } from 'react-intl';

export const headlineMessages = defineMessages<{
  toShip: { dates: string };
  toReceive: { dates: string };
  delivered: { day: string };
}>({
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
