import { formKeys } from '../../docs/keys';
import type { PageDocs } from '../../docs/page-docs';

export const cardPaymentViewDocs: PageDocs = {
  summary: 'Pays an order by card: the form of the payment provider inside a page of the mall.',
  when: ['After an order has been placed with a card; the order exists and is kept if this fails.'],
  insteadOf: [
    { to: 'pay by a code on a phone', use: 'PaymentCodeDialog' },
    { to: 'tell how a payment ended', use: 'PaymentResultView' },
  ],
  keyboard: [
    ...formKeys,
    { keys: ['Tab'], does: 'Inside the form of the provider: as the provider has it.' },
  ],
  states: [
    {
      state: 'Loading',
      shows: 'The shape of the form, and what is being loaded; paying is disabled.',
    },
    { state: 'Ready', shows: 'The form, and “Pay” with the amount.' },
    { state: 'Declined', shows: 'The message of the provider; the card can be changed.' },
    { state: 'Paying', shows: 'A busy button.' },
    { state: 'Processing', shows: 'That nothing has to be paid again, and the way to the result.' },
    { state: 'Blocked', shows: 'That something in the browser stops the form, and a retry.' },
    { state: 'Expired', shows: 'That the order is kept, and a way to start again.' },
    {
      state: 'Unavailable, misconfigured',
      shows: 'That card payment does not work at the moment; the orders.',
    },
  ],
  accessibility: [
    'Messages of the provider are an alert that is in the page from the start.',
    'Loading is a status, and the form is marked as busy.',
  ],
  do: [
    'Mount the form of the provider into formRef.',
    'Move to the result when onPay has ended, however it ended.',
  ],
  dont: ['Do not touch card numbers: they go from the form to the provider.'],
};
