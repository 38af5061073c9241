import { pressKeys } from '../docs/keys';
import type { PageDocs } from '../docs/page-docs';

export const errorDocs: PageDocs = {
  summary: 'A page that could not be shown: what happened, and where to go next.',
  when: ['In place of a whole page: not found, not allowed, broken, offline.'],
  insteadOf: [
    { to: 'tell that a part of a page failed', use: 'the state failed of that part' },
    { to: 'tell that an action failed', use: 'Alert in its form, or Toast' },
  ],
  keyboard: pressKeys,
  states: [
    { state: '401', shows: 'A link to sign in, which should come back here.' },
    { state: '403, 404', shows: 'The way home.' },
    { state: '500 and above', shows: 'A button to try again, busy while it does.' },
    {
      state: 'With a reference',
      shows: 'The id of the request below the text, to be selected with a press.',
    },
    { state: 'Offline', shows: 'The same, with a plug that has been pulled.' },
    { state: 'Other', shows: 'That the address cannot be read, and the way home.' },
  ],
  accessibility: [
    'The title is the heading of the page; the drawing is decorative.',
    'The status is small and not part of the title: the sentence is what helps.',
  ],
  do: [
    'Answer with the same HTTP status.',
    'Pass as reference the id under which the request is in your logs.',
    'Pass message where the server explains itself in the language of the page.',
  ],
  dont: ['Do not blame the shopper.', 'Do not show a stack, a query or an id of a database.'],
};
