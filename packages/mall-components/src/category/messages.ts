import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    categories: { id: 'category.categories', defaultMessage: 'Categories' },
  }),
  ...defineMessages<{ all: { name: string } }>({
    all: { id: 'category.all', defaultMessage: 'All of {name}' },
  }),
};
