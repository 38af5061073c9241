import { pressKeys } from '../../docs/keys';
import type { PageDocs } from '../../docs/page-docs';

export const orderDetailViewDocs: PageDocs = {
  summary: 'The page of an order: state, steps, payment, parcel, goods and totals.',
  when: ['For the shopper who ordered; without commands it is read-only.'],
  insteadOf: [
    { to: 'list orders', use: 'OrderListView' },
    { to: 'print what was paid', use: 'OrderReceipt, which this page prints with issuer' },
    { to: 'show a guest the order', use: 'VisitorOrderView' },
  ],
  keyboard: pressKeys,
  states: [
    { state: 'Unpaid', shows: 'The time left, “Pay now” with the number of the order.' },
    {
      state: 'Payment being confirmed',
      shows: 'That it may take days; paying again is not offered.',
    },
    {
      state: 'To ship',
      shows: 'The shop is packing. For cash on delivery: what to pay, and cancelling.',
    },
    { state: 'To receive', shows: 'Tracking, the newest first, and “Confirm receipt”.' },
    { state: 'Delivered online', shows: 'What the shop has sent, to copy.' },
    { state: 'Refund', shows: 'What stage it has, and the way to it; pieces by line.' },
    { state: 'Disputed', shows: 'What the payment provider has reported, with amounts and times.' },
    { state: 'Completed, cancelled', shows: '“Buy again”; what happened to the money.' },
  ],
  accessibility: [
    'The state is the heading of the page; after an action it receives focus if its button has gone.',
    'The buttons carry the number of the order in their names.',
    'Remaining time is a timer with a few reminders.',
  ],
  do: [
    'Pass only the commands that your server has; the others are not offered.',
    'Pass shares of the lines, so that “Why this price” can be answered.',
  ],
  dont: ['Do not ask before an action yourself: receipt, cancelling and deleting ask here.'],
};
