import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    label: { id: 'header.suggestions', defaultMessage: 'Suggestions' },
    forget: { id: 'header.suggestionsForget', defaultMessage: 'Clear search history' },
  }),
  ...defineMessages<{ count: { count: number }; didYouMean: { words: string } }>({
    count: {
      id: 'header.suggestionsCount',
      defaultMessage: '{count, plural, one {# suggestion} other {# suggestions}}',
    },
    didYouMean: { id: 'header.suggestionsMeant', defaultMessage: 'Showing matches for “{words}”' },
  }),
};

/** Headings of the groups, by kind. */
export const kinds = defineMessages({
  recent: { id: 'header.suggestionsRecent', defaultMessage: 'Searched lately' },
  words: { id: 'header.suggestionsWords', defaultMessage: 'Searches' },
  goods: { id: 'header.suggestionsGoods', defaultMessage: 'Items' },
  shops: { id: 'header.suggestionsShops', defaultMessage: 'Shops' },
  categories: { id: 'header.suggestionsCategories', defaultMessage: 'Categories' },
});
