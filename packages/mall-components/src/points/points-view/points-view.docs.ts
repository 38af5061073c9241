import { pressKeys, radioKeys, tabKeys } from '../../docs/keys';
import type { PageDocs } from '../../docs/page-docs';

export const pointsViewDocs: PageDocs = {
  summary: 'The points of a shopper: what there is, where it came from, how to earn.',
  when: ['As the page of points in the account.'],
  insteadOf: [{ to: 'pay with points', use: 'CheckoutView' }],
  pattern: 'Tabs (with automatic activation)',
  keyboard: [...tabKeys, ...radioKeys, ...pressKeys],
  states: [
    {
      state: 'Every kind',
      shows: 'Earned, spent, returned, clawed back: each with its order and sign.',
    },
    { state: 'Below zero', shows: 'Why that can be, and that new points fill it up.' },
    { state: 'Large numbers', shows: 'Grouped in the way of the language.' },
    { state: 'Earn', shows: 'The rules of the mall, with examples in its currency.' },
    { state: 'Empty', shows: 'A sentence by filter, and a link to the goods.' },
    { state: 'Loading, failed', shows: 'Figures and rows as skeletons; a message and a retry.' },
  ],
  accessibility: [
    'The sign of an amount is a word or a sign, not only a colour.',
    'The history is a list with a name.',
  ],
  do: ['Pass the rules of the server: rate and worth are an owner’s to change.'],
  dont: ['Do not round the worth of points up.'],
};
