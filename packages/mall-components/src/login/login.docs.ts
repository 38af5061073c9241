import { checkboxKeys, formKeys, tabKeys } from '../docs/keys';
import type { PageDocs } from '../docs/page-docs';

export const loginDocs: PageDocs = {
  summary: 'Sign-in, registration and password reset in one panel: eight modes of one machine.',
  when: [
    'Over a page (LoginDialog) when an action needs an account, or on a page of its own (LoginPanel).',
    'With any server: what it can do is a set of functions, and what is missing is not offered.',
  ],
  insteadOf: [
    { to: 'change a password while signed in', use: 'PasswordDialog' },
    { to: 'find an order without an account', use: 'VisitorLookUp' },
  ],
  pattern: 'Tabs (with automatic activation); Dialog (modal) for LoginDialog',
  keyboard: [
    ...tabKeys,
    ...formKeys,
    ...checkboxKeys,
    { keys: ['Escape'], does: 'In LoginDialog: closes it; what was typed stays in the machine.' },
  ],
  states: [
    { state: 'E-mail, phone', shows: 'Tabs; phone is there when the server offers it.' },
    { state: 'Code', shows: 'A field for the code and a button that sends it, then counts down.' },
    { state: 'Captcha', shows: 'A picture to copy, or work that the computer does in its place.' },
    {
      state: 'Refused',
      shows: 'The message at the field it is about, or above the button; the input stays.',
    },
    { state: 'Rate limited', shows: 'The button says when it may be pressed again.' },
    {
      state: 'Visitor',
      shows: 'E-mail and, if wanted, phone; offered when buying without an account is open.',
    },
  ],
  accessibility: [
    'On submit, focus moves to the first field with an error; each error is tied to its field.',
    'The dialog is named by its mode and focuses the first field.',
    'Passwords can be shown and pasted; fields have autocomplete values for password managers.',
    'The captcha can be passed without seeing.',
  ],
  do: [
    'Keep the machine where it outlives the dialog: input and countdowns survive closing.',
    'Reject with a LoginError and its reason; the texts are built in.',
    'Pass flagsSrc for flags and imageSrc for the picture; both are optional.',
  ],
  dont: [
    'Do not ask to sign in before it is needed.',
    'Do not say whether an e-mail has an account.',
    'Do not write a second form for a new way: add a row to the table.',
  ],
};
