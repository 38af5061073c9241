import { pressKeys, tabKeys } from '../../docs/keys';
import type { PageDocs } from '../../docs/page-docs';

export const visitorOrderViewDocs: PageDocs = {
  summary: 'The order of a guest, to read, and to add to an account.',
  when: ['After VisitorLookUp has been passed.'],
  insteadOf: [{ to: 'act on an order', use: 'OrderDetailView, signed in' }],
  pattern: 'Tabs (with automatic activation) for several shops',
  keyboard: [...tabKeys, ...pressKeys],
  states: [
    { state: 'One shop', shows: 'The page of the order, without actions.' },
    { state: 'Several shops', shows: 'A tab for each.' },
    { state: 'Guest', shows: 'The offer to sign in and keep the order.' },
    {
      state: 'Signed in',
      shows: 'A button that keeps it; the refusal, if the e-mail is another one.',
    },
    { state: 'Kept', shows: 'The way to the orders.' },
  ],
  accessibility: [
    'Its heading receives focus when it replaces the form; there is one such heading.',
  ],
  do: ['End the access after a while: the link expires.'],
  dont: ['Do not offer refunds here: they need an account.'],
};
