import { checkboxKeys, formKeys, stepperKeys } from '../../docs/keys';
import type { PageDocs } from '../../docs/page-docs';

export const refundFormViewDocs: PageDocs = {
  summary: 'An application for a refund: which pieces, why, and how much comes back.',
  when: ['From an order that can be refunded.'],
  insteadOf: [
    { to: 'cancel before the shop begins', use: 'the action cancel of the order' },
    { to: 'follow a refund', use: 'RefundDetailView' },
  ],
  keyboard: [...formKeys, ...checkboxKeys, ...stepperKeys],
  states: [
    { state: 'Everything', shows: 'All pieces are chosen: that is the usual case.' },
    { state: 'Some pieces', shows: 'A stepper by line up to what is left; the amount follows.' },
    { state: 'Incomplete', shows: 'A summary with links to goods and reason.' },
    { state: 'Not possible', shows: 'Why: unpaid, in progress, refunded, too late; the way back.' },
    { state: 'Not sent', shows: 'The message of the server; everything stays.' },
  ],
  accessibility: [
    'The amount is a status: it is read when pieces change.',
    'Steppers and checkboxes are named with their goods.',
  ],
  do: ['Let the server decide the amount: this one is a preview.'],
  dont: ['Do not make pictures a duty.'],
};
