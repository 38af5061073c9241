import { defineMessages } from 'react-intl';

/** The rating of a shop, of goods or of one review. */
export const messages = {
  ...defineMessages({ newShop: { id: 'rating.newShop', defaultMessage: 'New shop' } }),
  ...defineMessages<{ stars: { value: number } }>({
    stars: { id: 'rating.stars', defaultMessage: '{value, number} out of 5 stars' },
  }),
};
