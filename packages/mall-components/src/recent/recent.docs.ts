import { pressKeys } from '../docs/keys';
import type { PageDocs } from '../docs/page-docs';

export const recentDocs: PageDocs = {
  summary: 'Goods that a shopper has seen lately, in one row that scrolls.',
  when: ['Below goods, lists and an empty cart.'],
  insteadOf: [{ to: 'show goods with prices', use: 'GoodsGrid' }],
  keyboard: pressKeys,
  states: [
    { state: 'Many', shows: 'The newest first; the row scrolls.' },
    { state: 'None', shows: 'Nothing at all.' },
  ],
  accessibility: ['It is a section with a heading; focus scrolls the row.'],
  do: ['Keep it in the browser: it is nobody else’s.', 'Forget at once when asked.'],
  dont: ['Do not show the price that was seen: it may be another by now.'],
};
