import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    selfOperated: { id: 'shop.selfOperated', defaultMessage: 'Self-operated' },
    follow: { id: 'shop.follow', defaultMessage: 'Follow' },
    followed: { id: 'shop.followed', defaultMessage: 'Following' },
    service: { id: 'shop.service', defaultMessage: 'Customer service' },
    sections: { id: 'shop.sections', defaultMessage: 'Pages of this shop' },
    goods: { id: 'shop.goods', defaultMessage: 'Goods of this shop' },
    empty: { id: 'shop.empty', defaultMessage: 'This shop has no goods on sale right now.' },
  }),
  ...defineMessages<{ rating: { value: number }; followers: { count: number } }>({
    rating: { id: 'shop.rating', defaultMessage: '{value, number} out of 5 stars' },
    followers: {
      id: 'shop.followers',
      defaultMessage: '{count, plural, one {# follower} other {# followers}}',
    },
  }),
};
