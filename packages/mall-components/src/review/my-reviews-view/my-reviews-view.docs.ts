import { pressKeys, tabKeys } from '../../docs/keys';
import type { PageDocs } from '../../docs/page-docs';

export const myReviewsViewDocs: PageDocs = {
  summary: 'What a shopper may still review, and what was reviewed.',
  when: ['As the page of reviews in the account.'],
  insteadOf: [{ to: 'write a review', use: 'WriteReviewView' }],
  pattern: 'Tabs (with automatic activation)',
  keyboard: [...tabKeys, ...pressKeys],
  states: [
    { state: 'To review', shows: 'Goods with their order, and a link to the form.' },
    { state: 'Reviewed', shows: 'The review as others see it, with the answer of the shop.' },
    {
      state: 'Follow-up',
      shows: 'A text that can be added once; a missing one is an error at its field.',
    },
    {
      state: 'Empty, loading, failed',
      shows: 'A sentence by tab; skeletons; a message and a retry.',
    },
  ],
  accessibility: [
    'The button of a follow-up is named with its goods and moves focus into the text.',
  ],
  do: ['Leave canFollowUp out when the time for it has ended.'],
  dont: ['Do not let a review be changed after others have read it; it is added to.'],
};
