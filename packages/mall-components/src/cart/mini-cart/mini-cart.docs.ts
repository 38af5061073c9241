import { pressKeys } from '../../docs/keys';
import type { PageDocs } from '../../docs/page-docs';

export const miniCartDocs: PageDocs = {
  summary: 'The first rows of the cart with total, cart and checkout, for a panel in the header.',
  when: ['As the preview of the cart link of the Header.'],
  insteadOf: [{ to: 'change quantities or delete', use: 'CartView' }],
  keyboard: pressKeys,
  states: [
    { state: 'Up to four rows', shows: 'All of them, each a link to its goods.' },
    { state: 'More', shows: 'Four, and how many more there are.' },
    {
      state: 'Fewer left',
      shows: 'How many are left beside how many are wanted; checkout leaves the row out.',
    },
    { state: 'Nothing can be ordered', shows: 'Checkout is disabled; the cart link still works.' },
    { state: 'Empty, loading, failed', shows: 'A sentence; skeletons of the rows; a retry.' },
  ],
  accessibility: ['Rows are a list of links named by the goods; pictures are decorative.'],
  do: ['Load it when the panel opens for the first time.'],
  dont: ['Do not add steppers: the panel closes when the pointer leaves it.'],
};
