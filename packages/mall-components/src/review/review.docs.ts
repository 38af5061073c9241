import { pressKeys, radioKeys } from '../docs/keys';
import type { PageDocs } from '../docs/page-docs';

export const reviewDocs: PageDocs = {
  summary: 'The reviews of goods: the average, filters, and what shoppers wrote.',
  when: ['In the tab of reviews on a goods page; highlights above the details.'],
  insteadOf: [
    { to: 'show stars on a card', use: 'Rating, or the reasons of GoodsCard' },
    { to: 'write a review', use: 'WriteReviewView' },
  ],
  keyboard: [...pressKeys, ...radioKeys],
  states: [
    {
      state: 'Ready',
      shows: 'Stars, specification, text, pictures, the answer of the shop, what was added later.',
    },
    {
      state: 'Filtered',
      shows: 'All, good, medium, poor, with pictures, by specification: each with its count.',
    },
    { state: 'Highlights', shows: 'A few, with a link to all where there are more.' },
    { state: 'Empty, loading, failed', shows: 'A sentence; skeletons; a message and a retry.' },
  ],
  accessibility: [
    'Each review is an article; stars are an image with words.',
    'Texts carry their language and direction.',
  ],
  do: ['Keep the order of the server.', 'Show poor reviews like good ones.'],
  dont: ['Do not count reviews that have been hidden.'],
};
