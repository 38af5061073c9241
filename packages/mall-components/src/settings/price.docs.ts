import type { PageDocs } from '../docs/page-docs';

export const priceDocs: PageDocs = {
  summary: 'An amount of money, as the language of the page and the currency of the mall write it.',
  when: ['For every amount that stands alone: on cards, in rows, in totals.'],
  insteadOf: [{ to: 'put an amount into a sentence', use: 'useMoney' }],
  keyboard: 'none',
  states: [
    { state: 'Reduced', shows: 'The former price, struck through; only when it is higher.' },
    { state: 'Without decimals', shows: 'Yen and others as they are written: ¥1,250.' },
    {
      state: 'Tone',
      shows: 'price in the colour of prices, text for totals, inherit on pictures.',
    },
  ],
  accessibility: [
    'It is read as one amount: its parts are only set smaller.',
    'The former price is named as such.',
  ],
  do: ['Pass integers in minor units.', 'Set the currency once, in MallSettingsProvider.'],
  dont: ['Do not format amounts by hand, nor add a symbol.'],
};
