import { formKeys } from '../docs/keys';
import type { PageDocs } from '../docs/page-docs';

export const shopFinderDocs: PageDocs = {
  summary: 'Finds shops: a search above them, and filters as links beside them.',
  when: ['Around ShopTiles on the page of all shops.'],
  insteadOf: [{ to: 'find goods', use: 'the search of Header and FilteredList' }],
  keyboard: formKeys,
  states: [
    { state: 'Whole', shows: 'The search and every group of filters.' },
    { state: 'Narrowed', shows: 'What was chosen as tags that can be removed, and “Clear all”.' },
    { state: 'Narrow window', shows: 'The groups in a sheet behind a button.' },
  ],
  accessibility: [
    'It is a search landmark with a named field.',
    'Filters are links: they can be shared and go back.',
  ],
  do: ['Keep the filters when searching: pass them in keep.'],
  dont: ['Do not search while typing: the page would jump.'],
};
