import { formKeys } from '../../docs/keys';
import type { PageDocs } from '../../docs/page-docs';

export const profileViewDocs: PageDocs = {
  summary: 'Picture, name, sign-in data and password of a shopper.',
  when: ['As the page of the profile in the account.'],
  insteadOf: [
    { to: 'show who is signed in', use: 'AccountOverview' },
    { to: 'change the password elsewhere', use: 'the same page: it owns the machine' },
  ],
  keyboard: [...formKeys, { keys: ['Enter', 'Space'], does: 'On the picture: opens the files.' }],
  states: [
    { state: 'By e-mail, by phone', shows: 'What opens the account is locked, and says so.' },
    { state: 'By a provider, visitor', shows: 'Why there is no password.' },
    { state: 'Uploading', shows: 'Progress at the picture; it can be removed or tried again.' },
    { state: 'Wrong type, too large', shows: 'The name of the file and the rule, at the picture.' },
    { state: 'No name', shows: 'The error at the field, in focus.' },
    { state: 'Not saved', shows: 'The message of the server; name and picture stay.' },
    { state: 'Loading, failed', shows: 'Fields as skeletons; a message and a retry.' },
  ],
  accessibility: [
    'Locked fields are read-only and can be reached and copied.',
    'Saving with a failed upload moves focus to the picture and says why.',
  ],
  do: [
    'Trim and check on the server as well.',
    'Accept any script and any number of words as a name.',
  ],
  dont: ['Do not ask for data that nothing needs.'],
};
