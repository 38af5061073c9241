import { checkboxKeys, pressKeys, stepperKeys } from '../../docs/keys';
import type { PageDocs } from '../../docs/page-docs';

export const cartViewDocs: PageDocs = {
  summary: 'The cart: goods by shop, with quantities, totals, and what is saved for later.',
  when: ['As the page of the cart, for guests and for signed-in shoppers.'],
  insteadOf: [
    { to: 'preview the cart in the header', use: 'MiniCart' },
    { to: 'show goods that are ordered already', use: 'OrderDetailView' },
  ],
  keyboard: [...pressKeys, ...checkboxKeys, ...stepperKeys],
  states: [
    {
      state: 'Price changed',
      shows: 'What the price was, at the row; the total uses the new one.',
    },
    {
      state: 'Estimated',
      shows: 'Delivery by shop, what is missing to free delivery, and a total for a country.',
    },
    { state: 'Fewer left', shows: 'How many there are, and a button that takes them.' },
    {
      state: 'Quantity not saved',
      shows: 'The quantity that was set, a message and a retry; checkout waits for it.',
    },
    {
      state: 'Unavailable',
      shows: 'A section of its own with the reason, which can be cleared at once.',
    },
    {
      state: 'Managing',
      shows:
        'Checkboxes select what to delete, save for later or move; nothing selected, the buttons say so.',
    },
    { state: 'Guest', shows: 'A notice that offers sign-in; the cart is kept.' },
    { state: 'Empty', shows: 'A link to the goods, sign-in for guests, and what the page adds.' },
  ],
  accessibility: [
    'Changes of totals, deletions and saved quantities are announced politely.',
    'Every quantity, checkbox and button is named with its goods.',
    'After a row is removed focus moves to its neighbour.',
  ],
  do: [
    'Return a promise from every action: rows show their own progress and refusal.',
    'Call the function of onUnsaved before leaving the page, so that no quantity is lost.',
    'Name the nearest choice when a specification is gone: pass reselect.',
  ],
  dont: [
    'Do not correct a quantity silently to the stock; the shopper decides.',
    'Do not claim free delivery that the server has not promised: pass what it says.',
    'Do not hide unavailable goods: they are the reason why the total changed.',
  ],
};
