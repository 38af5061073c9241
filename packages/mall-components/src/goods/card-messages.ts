import { defineMessages } from 'react-intl';

/** Messages of goods cards and grids: all that the home page needs of this folder. */
export const messages = {
  ...defineMessages({
    empty: {
      id: 'goods.empty',
      defaultMessage: 'No items found. Try other words.',
    },
    failed: { id: 'goods.failed', defaultMessage: 'The items could not be loaded.' },
    loadMore: { id: 'goods.loadMore', defaultMessage: 'Show more' },
    loadMoreFailed: {
      id: 'goods.loadMoreFailed',
      defaultMessage: 'More items could not be loaded.',
    },
  }),
  ...defineMessages<{
    sold: { count: number };
    colors: { names: string };
    reducedBy: { share: number };
  }>({
    sold: { id: 'goods.sold', defaultMessage: '{count, number} sold' },
    colors: { id: 'goods.colors', defaultMessage: 'Colours: {names}' },
    reducedBy: { id: 'goods.reducedBy', defaultMessage: 'Reduced by {share, number, percent}' },
  }),
};
