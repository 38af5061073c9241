import { checkboxKeys, formKeys } from '../docs/keys';
import type { PageDocs } from '../docs/page-docs';

export const loginStatesDocs: PageDocs = {
  summary: 'What sign-in shows when something is missing, wrong, refused or slow.',
  when: [
    'To review texts, focus and layout of every failure.',
    'To see how a LoginError of the server appears.',
  ],
  insteadOf: [
    { to: 'see the forms at rest', use: 'Sign-in / Modes' },
    { to: 'follow a shopper through', use: 'Sign-in / Flows' },
  ],
  keyboard: [...formKeys, ...checkboxKeys],
  states: [
    { state: 'Nothing typed', shows: 'An error at every field; focus in the first.' },
    {
      state: 'Wrong shape',
      shows: 'What is wrong: an address without a domain, a code with letters.',
    },
    { state: 'Refused', shows: 'The message of the server, at its field where field is given.' },
    { state: 'No connection', shows: 'That nothing was sent, and that it can be tried again.' },
    { state: 'Too many tries', shows: 'A countdown on the button.' },
    { state: 'Loading', shows: 'A busy button; fields keep their values.' },
    { state: 'Code not sent', shows: 'The reason at the code; the countdown does not start.' },
    { state: 'Captcha', shows: 'The picture, focus in its field, and the way without a picture.' },
  ],
  accessibility: [
    'Errors are announced once, and are tied to their fields by aria-describedby.',
    'The countdown of a button is not announced every second.',
  ],
  do: ['Give rateLimited its seconds, refused its message and, where known, its field.'],
  dont: ['Do not clear a password that was refused.', 'Do not use one sentence for every failure.'],
};
