import { pressKeys, tabKeys } from '../../docs/keys';
import type { PageDocs } from '../../docs/page-docs';

export const orderListViewDocs: PageDocs = {
  summary: 'The orders of a shopper: tabs by state, and cards that say what can be done now.',
  when: [
    'As the page of orders in the account.',
    'One card is one parcel of work: an unpaid order of several shops is one card, a paid one is a card by shop.',
  ],
  insteadOf: [
    { to: 'show one order', use: 'OrderDetailView' },
    { to: 'show what waits, in the account', use: 'AccountOverview' },
    { to: 'show refunds on their own', use: 'RefundListView' },
  ],
  pattern: 'Tabs (with automatic activation); Menu button for “More”',
  keyboard: [
    ...tabKeys,
    ...pressKeys,
    { keys: ['Down arrow', 'Up arrow'], does: 'In the menu “More”: move through the actions.' },
    { keys: ['Escape'], does: 'Closes the menu or the dialog, and returns focus.' },
  ],
  states: [
    { state: 'To pay', shows: 'The time left, the total of all shops, “Pay now”.' },
    { state: 'Payment being confirmed', shows: 'A badge; “Pay now” is not offered.' },
    { state: 'Pay on delivery', shows: 'A badge, and what the courier collects.' },
    { state: 'In refund', shows: 'A badge beside the state; actions that end a refund are gone.' },
    {
      state: 'More than three actions',
      shows: 'The main one and “View details”; the rest in a menu.',
    },
    { state: 'Acting', shows: 'The button of the card is busy, the others stay.' },
    {
      state: 'Confirming',
      shows: 'A dialog that says what cannot be undone; it stays open when refused.',
    },
    { state: 'Empty', shows: 'A sentence by tab, and a link to the goods.' },
    { state: 'Loading, failed', shows: 'Cards as skeletons; a message and a retry.' },
  ],
  accessibility: [
    'Each card is an article named by the number of its order, and so are its buttons.',
    'The state is a word in a badge; its colour only supports it.',
    'When an order leaves the tab, focus moves to the next card and not to the top.',
    'The number of a tab is part of its name.',
  ],
  do: [
    'Pass counts for every tab at once: they say where to look.',
    'Return promises from commands; reject with a ShopperError to say why.',
    'Let the order of the actions be: the main one is at the end of the row, where the thumb is.',
  ],
  dont: [
    'Do not reload the list after an action; replace the order.',
    'Do not add a button for what the state does not allow; see the table.',
    'Do not show orders of other people: the server finds none.',
  ],
};
