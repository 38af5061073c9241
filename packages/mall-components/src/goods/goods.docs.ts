import { pressKeys } from '../docs/keys';
import type { PageDocs } from '../docs/page-docs';

export const goodsDocs: PageDocs = {
  summary: 'Goods in a grid, with what belongs around it: sorting, filters, gallery, guarantees.',
  when: [
    'For lists of goods: search, categories, shops, recommendations.',
    'The parts are independent: a page takes those that it needs.',
  ],
  insteadOf: [
    { to: 'show what was seen lately', use: 'RecentGoodsStrip' },
    { to: 'show a ranking', use: 'Podium, then GoodsGrid' },
    { to: 'buy one of them', use: 'BuyBox' },
  ],
  keyboard: [
    ...pressKeys,
    { keys: ['Arrow keys'], does: 'On a thumbnail of the Gallery: show the picture beside it.' },
    { keys: ['Escape'], does: 'Closes the enlarged picture.' },
  ],
  states: [
    {
      state: 'Ready',
      shows: 'Cards: picture, name, stars or shop, colours, price, reduction, number sold.',
    },
    { state: 'Loading', shows: 'As many skeletons as you say, in the height of the cards.' },
    { state: 'Empty', shows: 'Your sentence and action; pass what helps to find more.' },
    { state: 'Failed', shows: 'A message and a retry.' },
    { state: 'More', shows: 'A button at the end; focus moves to the first card that it brought.' },
    { state: 'More failed', shows: 'The cards stay, the button tries again.' },
  ],
  accessibility: [
    'A card is an article whose name is its heading: set headingLevel to fit the page.',
    'The whole card can be pressed, but only the name is the link: links are not nested.',
    'The former price is named as such, not only struck through.',
    'Filters and orders are links: they work without scripts and can be opened in a new tab.',
    'ListSkipLinks lead past the header to filters and results: put them at the start of the page.',
    'Colours are named for screen readers, all of them; they are no links.',
  ],
  do: [
    'Set priorityCount to the number of cards above the fold.',
    'Use slots for badge, rating, collect button and action.',
    'Pass detailsHtml that a sanitiser has cleaned: it is rendered as it is.',
  ],
  dont: [
    'Do not put more than one badge on a picture.',
    'Do not load without end where a footer has to be reached: use the button.',
  ],
};
