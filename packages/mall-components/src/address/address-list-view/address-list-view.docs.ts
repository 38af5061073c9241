import { pressKeys } from '../../docs/keys';
import type { PageDocs } from '../../docs/page-docs';

export const addressListViewDocs: PageDocs = {
  summary:
    'The address book: all addresses of a shopper, to add, edit, delete and choose the default.',
  when: ['As the page of addresses in the account.'],
  insteadOf: [
    { to: 'choose an address for an order', use: 'CheckoutView, which has its own list' },
    { to: 'show one address that cannot change', use: 'DescriptionList' },
  ],
  keyboard: pressKeys,
  states: [
    { state: 'Default', shows: 'A badge on the address that checkout proposes.' },
    { state: 'Empty', shows: 'A sentence, and the button that adds the first address.' },
    { state: 'Loading', shows: 'Skeletons in the shape of the cards.' },
    { state: 'Failed', shows: 'What happened, and a button to try again.' },
    {
      state: 'Deleting',
      shows: 'A dialog that names the address; it stays open when the server refuses.',
    },
  ],
  accessibility: [
    'Buttons of an address are named with it: “Delete the address of Office”.',
    'After a deletion focus moves to a neighbour instead of the start of the page.',
  ],
  do: ['Keep the order of the server: the default first, then the newest.'],
  dont: ['Do not delete without asking; the dialog is built in.'],
};
