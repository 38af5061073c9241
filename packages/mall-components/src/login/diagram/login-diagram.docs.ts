import type { PageDocs } from '../../docs/page-docs';

export const loginDiagramDocs: PageDocs = {
  summary: 'The machine of sign-in, drawn from its own table: modes, events, guards.',
  when: [
    'To review a change of the ways through sign-in.',
    'To find the event that a button sends.',
  ],
  insteadOf: [
    { to: 'see what a mode looks like', use: 'Sign-in / Modes' },
    { to: 'use sign-in', use: 'LoginPanel with useLoginMachine' },
  ],
  keyboard: [{ keys: ['Left arrow', 'Right arrow'], does: 'On the drawing: scroll it.' }],
  states: [
    {
      state: 'Start',
      shows: 'The mode with the thick border; LOGIN.START leads back to it from every mode.',
    },
    { state: 'Guard', shows: 'In brackets: the way is open only then.' },
    { state: 'FORM.DONE', shows: 'The effect of the form has succeeded.' },
  ],
  accessibility: ['The table below the drawing says the same in words.'],
  do: ['Change login-table.ts: drawing, tables and tests follow.'],
  dont: ['Do not draw it by hand.', 'Do not put effects into the table: it names them.'],
};
