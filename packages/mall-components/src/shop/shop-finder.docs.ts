import { formKeys } from '../docs/keys';
import type { PageDocs } from '../docs/page-docs';

export const shopFinderDocs: PageDocs = {
  summary: 'Finds shops: a search and filters as links above them.',
  when: ['Around ShopTiles on the page of all shops.'],
  insteadOf: [{ to: 'find goods', use: 'the search of Header and FilteredList' }],
  keyboard: formKeys,
  states: [
    { state: 'Whole', shows: 'The search and every group of filters.' },
    {
      state: 'Narrowed',
      shows: 'The chosen options marked: pressed again they go; and “Clear all”.',
    },
    { state: 'Narrow window', shows: 'Each group in one line, which is scrolled.' },
  ],
  accessibility: [
    'It is a search landmark with a named field.',
    'Filters are links: they can be shared and go back.',
  ],
  do: ['Keep the filters when searching: pass them in keep.'],
  dont: ['Do not search while typing: the page would jump.'],
};
