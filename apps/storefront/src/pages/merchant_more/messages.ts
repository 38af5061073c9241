import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    title: { id: 'page.moreShops.title', defaultMessage: 'All shops by trade' },
    all: { id: 'page.moreShops.all', defaultMessage: 'See all shops' },
  }),
  ...defineMessages<{ found: { count: number }; called: { words: string } }>({
    found: {
      id: 'page.moreShops.found',
      defaultMessage: '{count, plural, one {# shop} other {# shops}}',
    },
    called: { id: 'page.moreShops.called', defaultMessage: 'Shops for “{words}”' },
  }),
};
