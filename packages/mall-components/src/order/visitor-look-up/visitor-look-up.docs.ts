import { formKeys } from '../../docs/keys';
import type { PageDocs } from '../../docs/page-docs';

export const visitorLookUpDocs: PageDocs = {
  summary: 'Asks who follows the link of an e-mail for the code of a second one.',
  when: ['On the page that the link in the e-mail of a guest’s order opens.'],
  insteadOf: [{ to: 'show an order of the account', use: 'OrderDetailView' }],
  keyboard: formKeys,
  states: [
    { state: 'Asks', shows: 'Why there is a code, and the button that sends it.' },
    { state: 'Sent', shows: 'The field for six digits in focus; another code can be sent.' },
    { state: 'Incomplete, wrong', shows: 'The error at the field; the digits stay.' },
    { state: 'Too many tries', shows: 'The message of the server.' },
    { state: 'Expired', shows: 'That the link has ended, without a button that cannot help.' },
  ],
  accessibility: ['Digits can be pasted, also with spaces; phones offer the code of a message.'],
  do: ['Answer alike whether the order exists or not.'],
  dont: ['Do not show any part of the order before the code.'],
};
