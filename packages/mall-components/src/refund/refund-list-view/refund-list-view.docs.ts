import { pressKeys } from '../../docs/keys';
import type { PageDocs } from '../../docs/page-docs';

export const refundListViewDocs: PageDocs = {
  summary: 'The refunds of a shopper, newest first.',
  when: ['In the tab “refunds” of the orders, or on a page of its own.'],
  insteadOf: [{ to: 'show one refund', use: 'RefundDetailView' }],
  keyboard: pressKeys,
  states: [
    { state: 'Every state', shows: 'A card with the state as a word, goods, pieces and amount.' },
    { state: 'Empty', shows: 'A sentence, and the way to the orders.' },
    { state: 'Loading, failed', shows: 'Cards as skeletons; a message and a retry.' },
  ],
  accessibility: ['Each card is an article named by its number, and so is its link.'],
  do: ['Keep ended refunds: they are proof.'],
  dont: ['Do not mix refunds into the orders.'],
};
