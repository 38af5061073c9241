import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({ newShop: { id: 'shop.new', defaultMessage: 'New shop' } }),
  ...defineMessages<{ rating: { value: number } }>({
    rating: { id: 'shop.rating', defaultMessage: '{value, number} out of 5 stars' },
  }),
};
