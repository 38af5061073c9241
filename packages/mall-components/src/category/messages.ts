import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    categories: { id: 'category.categories', defaultMessage: 'Categories' },
    bestsellers: { id: 'category.bestsellers', defaultMessage: 'Bestsellers' },
    keys: {
      id: 'category.keys',
      defaultMessage:
        'Use the arrow keys: Down for the next category, Right to open it, Left to go back.',
    },
  }),
  ...defineMessages<{ all: { name: string } }>({
    all: { id: 'category.all', defaultMessage: 'All of {name}' },
  }),
};
