import { dialogKeys, formKeys } from '../../docs/keys';
import type { PageDocs } from '../../docs/page-docs';

export const passwordDialogDocs: PageDocs = {
  summary: 'Changes the password with a code that is sent to the account.',
  when: ['From the profile, for accounts with a password.'],
  insteadOf: [{ to: 'set a forgotten password', use: 'LoginPanel in the mode forgotPassword' }],
  pattern: 'Dialog (modal)',
  keyboard: [...dialogKeys, ...formKeys],
  states: [
    { state: 'Open', shows: 'The account, and focus in the code.' },
    {
      state: 'Countdown',
      shows: 'When a code can be sent again; it goes on while the dialog is closed.',
    },
    { state: 'Captcha', shows: 'A picture to copy, or work in its place.' },
    { state: 'Weak, different', shows: 'What is missing, at the field; focus in the first.' },
    { state: 'Refused', shows: 'The message at its field; the passwords stay.' },
    { state: 'Changed', shows: 'Closes; focus is back on the button.' },
  ],
  accessibility: [
    'Closing keeps what was typed, so Escape is no danger.',
    'The account is a read-only field: password managers see for whom.',
  ],
  do: ['End other sessions on the server when it has changed.'],
  dont: ['Do not send the old password: the code is the proof.'],
};
