import { pressKeys } from '../docs/keys';
import type { PageDocs } from '../docs/page-docs';

export const shopCategoriesDocs: PageDocs = {
  summary: 'The categories of one shop, in two levels.',
  when: [
    'Beside the goods of a shop: as `before` of FilteredList, which has it in its sheet in a narrow window.',
  ],
  insteadOf: [
    { to: 'show the categories of the mall', use: 'CategoryPanel' },
    { to: 'narrow by more than one thing', use: 'FilteredList' },
  ],
  keyboard: pressKeys,
  states: [
    { state: 'All items', shows: 'Every group closed.' },
    { state: 'In one', shows: 'Its group open, the others closed; the current one is marked.' },
    { state: 'None', shows: 'The link to all goods.' },
  ],
  accessibility: [
    'It is a named region among the filters; groups are native and work without scripts.',
  ],
  do: ['Use the names of the shop, in its language.'],
  dont: ['Do not show categories without goods.'],
};
