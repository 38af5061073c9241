import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    categories: { id: 'category.categories', defaultMessage: 'Categories' },
    keys: {
      id: 'category.keys',
      defaultMessage: 'Arrow keys: down to the next category, right into it, left back.',
    },
  }),
  ...defineMessages<{ all: { name: string } }>({
    all: { id: 'category.all', defaultMessage: 'All of {name}' },
  }),
};
