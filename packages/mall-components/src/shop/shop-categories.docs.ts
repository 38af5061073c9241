import { pressKeys } from '../docs/keys';
import type { PageDocs } from '../docs/page-docs';

export const shopCategoriesDocs: PageDocs = {
  summary: 'The categories of one shop, in two levels.',
  when: ['Beside the goods of a shop; in a narrow window behind a button.'],
  insteadOf: [
    { to: 'show the categories of the mall', use: 'CategoryPanel' },
    { to: 'narrow by more than one thing', use: 'ListFilters' },
  ],
  keyboard: [...pressKeys, { keys: ['Escape'], does: 'In a narrow window: closes the panel.' }],
  states: [
    { state: 'All items', shows: 'Every group open.' },
    { state: 'In one', shows: 'Its group open, the others closed; the current one is marked.' },
    { state: 'None', shows: 'The link to all goods.' },
  ],
  accessibility: ['It is a navigation landmark; groups are native and work without scripts.'],
  do: ['Use the names of the shop, in its language.'],
  dont: ['Do not show categories without goods.'],
};
