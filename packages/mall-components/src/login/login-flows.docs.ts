import { checkboxKeys, formKeys } from '../docs/keys';
import type { PageDocs } from '../docs/page-docs';

export const loginFlowsDocs: PageDocs = {
  summary: 'How a shopper gets through: each story is a whole way by mouse and keyboard.',
  when: [
    'To check that a change of the machine keeps every way open.',
    'To show a way to colleagues: the story plays it.',
  ],
  insteadOf: [
    { to: 'see one mode', use: 'Sign-in / Modes' },
    { to: 'see the transitions', use: 'Sign-in / Machine' },
  ],
  keyboard: [...formKeys, ...checkboxKeys],
  states: [
    { state: 'Signed in', shows: 'onHide: the dialog closes, and the action that asked goes on.' },
    { state: 'Registered by e-mail', shows: 'onReload: the page starts anew with the account.' },
    { state: 'New password', shows: 'Back at sign-in with the e-mail filled in and a message.' },
    { state: 'By provider', shows: 'Asks for the agreement first, then leaves to the provider.' },
  ],
  accessibility: ['Every way can be gone by keyboard alone; one of the stories does.'],
  do: ['Write a story for each new way, with what the server was asked.'],
  dont: ['Do not skip steps in a story: it is the test.'],
};
