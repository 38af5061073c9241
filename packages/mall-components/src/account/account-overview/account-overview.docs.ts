import { pressKeys } from '../../docs/keys';
import type { PageDocs } from '../../docs/page-docs';

export const accountOverviewDocs: PageDocs = {
  summary: 'The account at a glance: who is signed in, what there is, and what waits.',
  when: ['As the first page of the account, inside AccountLayout.'],
  insteadOf: [
    { to: 'greet the shopper on the home page', use: 'AccountCard' },
    { to: 'list all orders', use: 'OrderListView' },
  ],
  keyboard: pressKeys,
  states: [
    {
      state: 'Steps',
      shows:
        'What waits, in the order given: an order to pay with its time left, goods to send back, a coupon that ends.',
    },
    { state: 'Nothing waits', shows: 'A sentence and a link to the goods in place of the steps.' },
    {
      state: 'Figures unknown',
      shows: 'A dash in place of a number that has not been loaded; the link works.',
    },
  ],
  accessibility: [
    'The greeting is the heading of the page, and each section has one.',
    'The button of a step is described by its sentence: “Pay”, “Pay $45.90 for 3 items”.',
    'A nickname in another script keeps its direction.',
  ],
  do: ['Order the steps by how soon they end.', 'Link every figure to the page that explains it.'],
  dont: [
    'Do not show a zero before it is known: leave the count out.',
    'Do not repeat the steps in a dialog after sign-in.',
  ],
};
