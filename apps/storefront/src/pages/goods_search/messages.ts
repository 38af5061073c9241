import { defineMessages } from 'react-intl';

export const messages = defineMessages<{ all: {}; found: { query: string }; shops: {} }>({
  all: { id: 'page.search.all', defaultMessage: 'All goods' },
  found: { id: 'page.search.found', defaultMessage: '“{query}”' },
  shops: { id: 'page.search.shops', defaultMessage: 'Shops' },
});
