import type { PageDocs } from '../docs/page-docs';

export const deliveryDocs: PageDocs = {
  summary: 'Delivery to a country with freight and days, and the points that an order earns.',
  when: ['In the facts of a BuyBox, beside the price.'],
  insteadOf: [
    { to: 'choose an address', use: 'CheckoutView' },
    { to: 'show where a parcel is', use: 'OrderDetailView' },
  ],
  keyboard: [
    { keys: ['Enter', 'Space'], does: 'On the country: opens the native list in its place.' },
    { keys: ['Escape'], does: 'In the list: closes it without a change.' },
  ],
  states: [
    {
      state: 'To a country',
      shows: 'The days of arrival, freight, and from which amount it is free.',
    },
    { state: 'No country yet', shows: 'The terms, and a button to choose a country.' },
    { state: 'Free', shows: 'That delivery is free, without an amount.' },
    {
      state: 'Not sent there',
      shows: 'That the shop does not deliver there, before anything is put into the cart.',
    },
    { state: 'No points', shows: 'No line about points.' },
  ],
  accessibility: [
    'The terms are a status: a change of the country is announced.',
    'After choosing, focus returns to the button.',
  ],
  do: [
    'Keep the chosen country for the whole visit.',
    'Pass the name in the language of the page.',
  ],
  dont: ['Do not show freight only at checkout.'],
};
