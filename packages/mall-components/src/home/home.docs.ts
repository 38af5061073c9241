import { pressKeys } from '../docs/keys';
import type { PageDocs } from '../docs/page-docs';

export const homeDocs: PageDocs = {
  summary:
    'The blocks of a home page: hero, activities, coupons, shop street, leaderboard, recommendations.',
  when: ['On the first page of a mall, and on pages of activities and bestsellers.'],
  insteadOf: [
    { to: 'list goods', use: 'GoodsGrid' },
    { to: 'greet the shopper', use: 'SignInCard or AccountCard inside HeroAside' },
  ],
  keyboard: [
    ...pressKeys,
    {
      keys: ['Right arrow', 'Left arrow'],
      does: 'On a bar of the banner: shows the slide beside it; mirrored in RTL.',
    },
  ],
  states: [
    {
      state: 'Whole page',
      shows: 'Every block takes what it shows as data; without it the page leaves the block out.',
    },
    { state: 'Loading', shows: 'Recommendations as skeletons in the height of the cards.' },
    { state: 'More failed', shows: 'The goods stay, the button tries again.' },
    { state: 'End', shows: 'A sentence, and a link to all goods.' },
    { state: 'Fewer than three bestsellers', shows: 'As many places as there are.' },
  ],
  accessibility: [
    'Each block is a section with a heading; banners have a button that stops them, and stop on focus.',
    'Ranks are words for a screen reader: the list of the podium is ordered.',
  ],
  do: [
    'Give each banner a title: it is the text of its picture.',
    'Keep the first banner static for the first paint.',
  ],
  dont: [
    'Do not use more than five banners: nobody sees the sixth.',
    'Do not write text into pictures.',
  ],
};
