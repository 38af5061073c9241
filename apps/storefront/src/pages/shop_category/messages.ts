import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    noneHere: {
      id: 'page.shop.noneHere',
      defaultMessage:
        'The shop has nothing like that. Choose other words, another category or price.',
    },
    none: { id: 'page.shop.none', defaultMessage: 'This shop has nothing on sale right now.' },
    everything: { id: 'page.shop.everything', defaultMessage: 'See all items of the shop' },
    others: { id: 'page.shop.others', defaultMessage: 'See other shops' },
  }),
  ...defineMessages<{ show: { count: number } }>({
    show: {
      id: 'page.search.showItems',
      defaultMessage: 'Show {count, plural, one {# item} other {# items}}',
    },
  }),
};
