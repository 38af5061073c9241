import { defineMessages } from 'react-intl';

/** Texts without values. */
export const labels = defineMessages({
  title: { id: 'office.goods', defaultMessage: 'Goods' },
  state: { id: 'office.goods.state', defaultMessage: 'State' },
  all: { id: 'office.goods.all', defaultMessage: 'On sale and off' },
  on: { id: 'office.goods.on', defaultMessage: 'On sale' },
  off: { id: 'office.goods.off', defaultMessage: 'Off sale' },
  loading: { id: 'office.goods.loading', defaultMessage: 'Loading goods' },
  none: { id: 'office.goods.none', defaultMessage: 'There are no such goods.' },
  noneYet: { id: 'office.goods.noneYet', defaultMessage: 'There are no goods yet.' },
  name: { id: 'office.goods.name', defaultMessage: 'Goods' },
  option: { id: 'office.goods.option', defaultMessage: 'Option' },
  price: { id: 'office.goods.price', defaultMessage: 'Price' },
  stock: { id: 'office.goods.stock', defaultMessage: 'Stock' },
  sold: { id: 'office.goods.sold', defaultMessage: 'Sold' },
  onSale: { id: 'office.goods.onSale', defaultMessage: 'On sale' },
  noStock: { id: 'office.goods.noStock', defaultMessage: 'Enter a whole number from 0' },
});

export const messages = {
  ...labels,
  ...defineMessages<{
    onSaleOf: { name: string };
    priceOf: { name: string };
    stockOf: { name: string };
    noPrice: { example: string };
    changed: { now: string };
    count: { count: number };
  }>({
    onSaleOf: { id: 'office.goods.onSaleOf', defaultMessage: '{name} on sale' },
    priceOf: { id: 'office.goods.priceOf', defaultMessage: 'Price of {name}' },
    stockOf: { id: 'office.goods.stockOf', defaultMessage: 'Stock of {name}' },
    noPrice: {
      id: 'office.goods.noPrice',
      defaultMessage: 'Enter an amount above zero, such as {example}',
    },
    changed: {
      id: 'office.goods.changed',
      defaultMessage:
        'It is {now} by now, since somebody bought or changed it. Save again to set yours.',
    },
    count: {
      id: 'office.goods.count',
      defaultMessage: '{count, plural, one {# piece of goods} other {# goods}}',
    },
  }),
};
