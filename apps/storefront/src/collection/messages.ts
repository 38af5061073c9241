import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    goodsAdded: { id: 'page.collect.goodsAdded', defaultMessage: 'Added to your saved items' },
    goodsRemoved: {
      id: 'page.collect.goodsRemoved',
      defaultMessage: 'Removed from your saved items',
    },
    shopAdded: { id: 'page.collect.shopAdded', defaultMessage: 'You follow this shop now' },
    shopRemoved: {
      id: 'page.collect.shopRemoved',
      defaultMessage: 'You no longer follow this shop',
    },
    undo: { id: 'page.collect.undo', defaultMessage: 'Undo' },
  }),
  ...defineMessages<{ removed: { count: number } }>({
    removed: {
      id: 'page.collect.removed',
      defaultMessage: '{count, plural, one {Removed # item} other {Removed # items}}',
    },
  }),
};
