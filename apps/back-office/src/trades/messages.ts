import { defineMessages } from 'react-intl';

export const labels = defineMessages({
  trades: { id: 'office.trades', defaultMessage: 'Trades' },
  addTrade: { id: 'office.trades.add', defaultMessage: 'New trade' },
  noTrades: {
    id: 'office.trades.none',
    defaultMessage: 'There is no trade yet. Nobody can apply to open a shop before there is one.',
  },
  removeTrade: {
    id: 'office.trades.removeText',
    defaultMessage: 'Nobody can apply with it any more. It goes only when no shop has it.',
  },
  name: { id: 'office.trades.name', defaultMessage: 'Name' },
  fee: { id: 'office.trades.fee', defaultMessage: 'Commission in percent' },
  feeHint: {
    id: 'office.trades.feeHint',
    defaultMessage: 'Of sales. Applications that wait keep the one of their day.',
  },
  commission: { id: 'office.trades.commission', defaultMessage: 'Commission' },
  sort: { id: 'office.trades.sort', defaultMessage: 'Position' },
  sortHint: { id: 'office.trades.sortHint', defaultMessage: 'Lower ones come first.' },
  shops: { id: 'office.trades.shops', defaultMessage: 'Shops' },
  types: { id: 'office.shopTypes', defaultMessage: 'Types of shops' },
  addType: { id: 'office.shopTypes.add', defaultMessage: 'New type of shops' },
  noTypes: {
    id: 'office.shopTypes.none',
    defaultMessage: 'There is no type yet. Nobody can apply to open a shop before there is one.',
  },
  removeType: {
    id: 'office.shopTypes.removeText',
    defaultMessage: 'Nobody can apply with it any more. It goes only when no shop is of it.',
  },
  info: { id: 'office.shopTypes.info', defaultMessage: 'What it is' },
});
