import { checkboxKeys, formKeys, radioKeys } from '../../docs/keys';
import type { PageDocs } from '../../docs/page-docs';

export const checkoutViewDocs: PageDocs = {
  summary:
    'Everything that an order needs on one page: address, goods with their delivery, coupons, points, notes, payment, total.',
  when: ['Between cart and payment, for one or several shops at once.'],
  insteadOf: [
    { to: 'pay an order that exists', use: 'CardPaymentView or PaymentCodeDialog' },
    { to: 'show an order that was placed', use: 'OrderDetailView' },
  ],
  keyboard: [...formKeys, ...radioKeys, ...checkboxKeys],
  states: [
    {
      state: 'No address',
      shows:
        'The address form in its place; the button says “Enter your address”, and moves focus to it.',
    },
    {
      state: 'Many goods',
      shows: 'Each shop folded to images and number; one that is opened stays open.',
    },
    { state: 'Coupons', shows: 'What they save in one line, which opens the choice.' },
    { state: 'Nothing is shipped', shows: 'No address and no freight.' },
    {
      state: 'Payment',
      shows: 'The first method offered is chosen; one that is not offered says why.',
    },
    {
      state: 'Totals pending',
      shows: 'The former total, marked as being recalculated; paying waits.',
    },
    { state: 'Price changed', shows: 'The former total beside the new one.' },
    { state: 'Reserved', shows: 'The time left; the last minute is announced.' },
    { state: 'Reservation ended', shows: 'The choices are kept, and can be reserved again.' },
    { state: 'Expired', shows: 'Why the order cannot be placed, and the way back to the cart.' },
    { state: 'Refused', shows: 'The message of the server above the button; nothing was charged.' },
  ],
  accessibility: [
    'Each block is a group with a heading; missing choices receive focus in the order of the page.',
    'The button says what it does: “Pay $591.00”, or “Place order · $591.00” for cash on delivery.',
    'A saved address is announced, and receives focus.',
    'The order of the keyboard is that of the page.',
    'The countdown is a timer; one minute before its end it is announced once.',
  ],
  do: [
    'Recalculate on the server whenever address, delivery, coupons or points change.',
    'Explain a payment method that is not offered: pass its obstacle.',
    'Keep what was chosen when something is refused.',
  ],
  dont: [
    'Do not replace a chosen payment method that has gone by another one: the shopper is asked.',
    'Do not add costs on a later page: the total here is what is paid.',
  ],
};
