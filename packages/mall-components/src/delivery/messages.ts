import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    free: { id: 'delivery.free', defaultMessage: 'Free delivery' },
    country: { id: 'delivery.country', defaultMessage: 'Delivery to' },
    choose: { id: 'delivery.choose', defaultMessage: 'Choose a country' },
  }),
  ...defineMessages<{
    costs: { amount: string };
    freeFrom: { amount: string };
    days: { from: number; to: number };
    to: { country: string };
    none: { country: string };
    soldBy: { shop: string };
    points: { count: number };
  }>({
    costs: { id: 'delivery.costs', defaultMessage: 'Delivery {amount}' },
    freeFrom: { id: 'delivery.freeFrom', defaultMessage: 'free from {amount} in this shop' },
    days: {
      id: 'delivery.days',
      defaultMessage: 'arrives in {from, number}–{to, number} {to, plural, one {day} other {days}}',
    },
    to: { id: 'delivery.to', defaultMessage: 'To {country}' },
    none: { id: 'delivery.none', defaultMessage: 'The shop does not send to {country}' },
    soldBy: { id: 'delivery.soldBy', defaultMessage: 'Sold by {shop}' },
    points: {
      id: 'delivery.points',
      defaultMessage: 'You earn {count, plural, one {# point} other {# points}}',
    },
  }),
};
