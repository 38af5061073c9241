import { dialogKeys, radioKeys } from '../../docs/keys';
import type { PageDocs } from '../../docs/page-docs';

export const reselectDialogDocs: PageDocs = {
  summary: 'Chooses another specification of goods that are in the cart already.',
  when: ['From a row of the cart, by CartView with reselect.'],
  insteadOf: [{ to: 'choose a specification before buying', use: 'BuyBox' }],
  pattern: 'Dialog (modal)',
  keyboard: [...dialogKeys, ...radioKeys],
  states: [
    { state: 'Sold out', shows: 'The specification can be looked at; “Change” is disabled.' },
    { state: 'Joins', shows: 'Says that it is in the cart already and both become one item.' },
    {
      state: 'Nearest',
      shows: 'The shop does not make the combination: names the nearest one, and the new quantity.',
    },
    { state: 'Loading, failed', shows: 'The shape of the content; a message and a retry.' },
  ],
  accessibility: [
    'Each dimension is a group of radio buttons; a sold-out option says so in its name.',
    'Focus returns to the specification in the row, whose change is announced.',
  ],
  do: ['Start loading on hover or focus of the opener, as CartView does.'],
  dont: ['Do not close it when the server refuses: reject, and it stays.'],
};
