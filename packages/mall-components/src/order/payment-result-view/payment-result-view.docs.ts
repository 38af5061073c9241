import { pressKeys } from '../../docs/keys';
import type { PageDocs } from '../../docs/page-docs';

export const paymentResultViewDocs: PageDocs = {
  summary: 'How a payment ended, and what to do next.',
  when: ['On the page to which every way of paying returns.'],
  insteadOf: [{ to: 'show the order', use: 'OrderDetailView' }],
  keyboard: pressKeys,
  states: [
    { state: 'Checking', shows: 'That it is being asked; no button that could pay twice.' },
    { state: 'Confirming', shows: 'That it may take days, and that nothing has to be paid again.' },
    { state: 'Paid', shows: 'The amount, the orders by shop, and the way on.' },
    { state: 'On delivery', shows: 'That the order is placed, and will be paid to the courier.' },
    { state: 'Failed, unfinished', shows: 'That the order is kept; “Pay again”, “Pay now”.' },
    { state: 'Unknown, offline', shows: '“Check again”, and no second payment.' },
    { state: 'Cancelled', shows: 'That it was cancelled, and how much comes back.' },
    { state: 'Missing', shows: 'That there is no payment to show, and the orders.' },
  ],
  accessibility: [
    'Title and sentence are a status: a change is announced.',
    'The mark is decorative: the title says it.',
  ],
  do: ['Ask the server, not the address of the return.'],
  dont: ['Do not say “failed” where it is only unknown.'],
};
