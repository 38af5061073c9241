import { defineMessages } from 'react-intl';

/** The states of goods. */
export const stateNames = defineMessages({
  draft: { id: 'office.goods.draft', defaultMessage: 'Draft' },
  scheduled: { id: 'office.goods.scheduled', defaultMessage: 'On sale later' },
  onSale: { id: 'office.goods.on', defaultMessage: 'On sale' },
  offSale: { id: 'office.goods.off', defaultMessage: 'Off sale' },
  archived: { id: 'office.goods.archived', defaultMessage: 'Archived' },
});

/** Texts without values. */
export const labels = defineMessages({
  title: { id: 'office.goods', defaultMessage: 'Goods' },
  state: { id: 'office.goods.state', defaultMessage: 'State' },
  all: { id: 'office.goods.allStates', defaultMessage: 'All but archived' },
  search: { id: 'office.goods.search', defaultMessage: 'Search by name, word or number' },
  clear: { id: 'office.goods.clear', defaultMessage: 'Clear' },
  add: { id: 'office.goods.add', defaultMessage: 'New goods' },
  selectAll: { id: 'office.goods.selectAll', defaultMessage: 'All goods of this page' },
  putOn: { id: 'office.goods.putOn', defaultMessage: 'Put on sale' },
  takeOff: { id: 'office.goods.takeOff', defaultMessage: 'Take off sale' },
  archive: { id: 'office.goods.archive', defaultMessage: 'Archive' },
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
    low: { count: number };
    selected: { count: number };
    bulkDone: { count: number };
    bulkRefused: { name: string; why: string };
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
    low: { id: 'office.goods.low', defaultMessage: 'Fewer than {count, number} left' },
    selected: {
      id: 'office.goods.selected',
      defaultMessage: '{count, plural, one {# selected} other {# selected}}',
    },
    bulkDone: {
      id: 'office.goods.bulkDone',
      defaultMessage: '{count, plural, one {Done for # piece of goods.} other {Done for # goods.}}',
    },
    bulkRefused: { id: 'office.goods.bulkRefused', defaultMessage: 'Not for {name}: {why}' },
    count: {
      id: 'office.goods.count',
      defaultMessage: '{count, plural, one {# piece of goods} other {# goods}}',
    },
  }),
};
