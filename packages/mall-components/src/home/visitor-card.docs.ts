import { pressKeys } from '../docs/keys';
import type { PageDocs } from '../docs/page-docs';

export const visitorCardDocs: PageDocs = {
  summary: 'A card beside the banner: it invites a guest to sign in, or greets who has.',
  when: ['In HeroAside on the home page.'],
  insteadOf: [{ to: 'show the account', use: 'AccountOverview' }],
  keyboard: pressKeys,
  states: [
    { state: 'Guest', shows: 'Why to sign in, “Sign in” and “Register”.' },
    {
      state: 'Being loaded',
      shows: 'With data-signed-in on the root: the empty card, in its height.',
    },
    {
      state: 'Signed in',
      shows: 'Avatar, greeting and three figures; a dash where a number is unknown.',
    },
    { state: 'Long name', shows: 'One line with an ellipsis.' },
  ],
  accessibility: [
    'Both actions are links that work without scripts; onSignIn opens the dialog in place.',
    'Large numbers are shortened in the way of the language.',
  ],
  do: ['Replace one card by the other in the same place: both have one height.'],
  dont: ['Do not repeat the menu of the account.'],
};
