import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    selfOperated: { id: 'shop.selfOperated', defaultMessage: 'Self-operated' },
    follow: { id: 'shop.follow', defaultMessage: 'Follow' },
    followed: { id: 'shop.followed', defaultMessage: 'Following' },
    service: { id: 'shop.service', defaultMessage: 'Customer service' },
    hours: { id: 'shop.hours', defaultMessage: 'Opening hours' },
    sections: { id: 'shop.sections', defaultMessage: 'Pages of this shop' },
    search: { id: 'shop.search', defaultMessage: 'Search in this shop' },
    searchButton: { id: 'shop.searchButton', defaultMessage: 'Search the shop' },
    best: { id: 'shop.best', defaultMessage: 'Bestsellers' },
    goods: { id: 'shop.goods', defaultMessage: 'Items of this shop' },
    newest: { id: 'shop.newest', defaultMessage: 'New in this shop' },
    story: { id: 'shop.story', defaultMessage: 'Read more about the shop' },
    empty: { id: 'shop.empty', defaultMessage: 'This shop has no items on sale right now.' },
    categories: { id: 'shop.categories', defaultMessage: 'Categories' },
    allGoods: { id: 'shop.allGoods', defaultMessage: 'All items' },
  }),
  ...defineMessages<{
    followers: { count: number };
    since: { year: string };
    allOf: { name: string };
  }>({
    followers: {
      id: 'shop.followers',
      defaultMessage: '{count, plural, one {# follower} other {# followers}}',
    },
    since: { id: 'shop.since', defaultMessage: 'Here since {year}' },
    allOf: { id: 'shop.allOf', defaultMessage: 'All of {name}' },
  }),
};
