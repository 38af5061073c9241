import { dialogKeys } from '../../docs/keys';
import type { PageDocs } from '../../docs/page-docs';

export const paymentCodeDialogDocs: PageDocs = {
  summary: 'A code to scan with the app of the payment provider.',
  when: ['For WeChat Pay, UPI and others that are paid on a phone.'],
  insteadOf: [
    { to: 'pay by card', use: 'CardPaymentView' },
    { to: 'open the page of a provider', use: 'a redirect' },
  ],
  pattern: 'Dialog (modal)',
  keyboard: dialogKeys,
  states: [
    {
      state: 'To scan',
      shows: 'Amount, code, and that it waits; the caller closes it when the order is paid.',
    },
    {
      state: 'To open',
      shows:
        'A link in addition, where the code is a web address: the payer is on the phone already.',
    },
    { state: 'Asked', shows: '“I have paid” is busy while the payment is checked.' },
  ],
  accessibility: [
    'The code is an image with a name; the link is its equivalent where there is one.',
    'A press outside does not close it.',
  ],
  do: ['Poll while it is open, and close it at once when the order is paid.'],
  dont: ['Do not cancel the order when the dialog is closed: it can be paid later.'],
};
