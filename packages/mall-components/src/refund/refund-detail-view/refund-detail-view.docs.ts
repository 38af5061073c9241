import { formKeys } from '../../docs/keys';
import type { PageDocs } from '../../docs/page-docs';

export const refundDetailViewDocs: PageDocs = {
  summary: 'The page of a refund: where it stands, what the shopper has to do, what comes back.',
  when: ['For every refund, open or ended.'],
  insteadOf: [{ to: 'list refunds', use: 'RefundListView' }],
  keyboard: formKeys,
  states: [
    { state: 'Applied', shows: 'That the shop is looking at it; it can be withdrawn.' },
    {
      state: 'Refused',
      shows: 'The reason of the shop, and applying again where that is possible.',
    },
    {
      state: 'To return',
      shows: 'Where to send it and until when, and a form for the parcel; or keeping the goods.',
    },
    { state: 'Returning', shows: 'The parcel, which can be corrected.' },
    {
      state: 'Refunding, refunded',
      shows: 'The amount and by whom: provider, or the shop itself.',
    },
    { state: 'Withdrawn, lapsed', shows: 'Why it ended; no steps.' },
  ],
  accessibility: [
    'The state is the heading; it receives focus when the pressed button has gone.',
    'Steps are a list whose current item is marked.',
  ],
  do: ['Show address and time limit before the label is printed.'],
  dont: ['Do not hide a refusal in a notification only.'],
};
