import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    title: { id: 'collection.title', defaultMessage: 'Saved items' },
    tabs: { id: 'collection.tabs', defaultMessage: 'What you have saved' },
    goods: { id: 'collection.goods', defaultMessage: 'Items' },
    shops: { id: 'collection.shops', defaultMessage: 'Shops' },
    noGoods: {
      id: 'collection.noGoods',
      defaultMessage: 'You have saved no items yet. The heart on their page keeps them here.',
    },
    noShops: {
      id: 'collection.noShops',
      defaultMessage: 'You follow no shops yet. “Follow” on their page keeps them here.',
    },
    findGoods: { id: 'collection.findGoods', defaultMessage: 'Find items' },
    findShops: { id: 'collection.findShops', defaultMessage: 'Visit the shop street' },
    failed: { id: 'collection.failed', defaultMessage: 'Your saved items could not be loaded.' },
    manage: { id: 'collection.manage', defaultMessage: 'Manage' },
    done: { id: 'collection.done', defaultMessage: 'Done' },
    selectAll: { id: 'collection.selectAll', defaultMessage: 'Select all on this page' },
    soldOut: { id: 'collection.soldOut', defaultMessage: 'Sold out' },
    gone: { id: 'collection.gone', defaultMessage: 'No longer sold' },
    closed: { id: 'collection.closed', defaultMessage: 'This shop has closed' },
    unfollow: { id: 'collection.unfollow', defaultMessage: 'Unfollow' },
  }),
  ...defineMessages<{
    remove: { name: string };
    unfollowNamed: { name: string };
    select: { name: string };
    removeSelected: { count: number };
    cheaper: { amount: string };
    dearer: { amount: string };
    followers: { count: number };
  }>({
    remove: { id: 'collection.remove', defaultMessage: 'Remove {name} from your saved items' },
    unfollowNamed: { id: 'collection.unfollowNamed', defaultMessage: 'Unfollow {name}' },
    select: { id: 'collection.select', defaultMessage: 'Select {name}' },
    removeSelected: {
      id: 'collection.removeSelected',
      defaultMessage: '{count, plural, =0 {Remove} other {Remove (#)}}',
    },
    cheaper: { id: 'collection.cheaper', defaultMessage: '{amount} less than when you saved it' },
    dearer: { id: 'collection.dearer', defaultMessage: '{amount} more than when you saved it' },
    followers: {
      id: 'collection.followers',
      defaultMessage: '{count, plural, one {# follower} other {# followers}}',
    },
  }),
};
