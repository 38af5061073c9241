import { checkboxKeys, formKeys } from '../../docs/keys';
import type { PageDocs } from '../../docs/page-docs';

export const settlementViewDocs: PageDocs = {
  summary: 'The application of a merchant to open a shop.',
  when: ['To apply, to change an application that waits, and to send one again that was refused.'],
  insteadOf: [{ to: 'list applications', use: 'ApplicationListView' }],
  keyboard: [...formKeys, ...checkboxKeys],
  states: [
    {
      state: 'Blank',
      shows: 'Open to read and fill in without an account; sending asks to sign in.',
    },
    { state: 'Incomplete', shows: 'A summary with a link to each field.' },
    {
      state: 'Code sent',
      shows: 'A field for the code of the e-mail; a captcha where the server asks for one.',
    },
    { state: 'Edit, again', shows: 'What was sent; the known e-mail needs no code.' },
    { state: 'Agreement', shows: 'A dialog to read it in; the form stays as it is.' },
    { state: 'Not sent', shows: 'The message of the server; everything stays.' },
    { state: 'Approved', shows: 'That there is nothing to send, and the way to the applications.' },
  ],
  accessibility: [
    'Sections have headings; the summary receives focus and its links lead to fields.',
    'Licences are uploaded by button, by drag or from the clipboard.',
  ],
  do: [
    'Keep the draft with onDraftChange: it is a long form.',
    'Say in how many working days it is looked at.',
  ],
  dont: ['Do not ask for licences in a fixed format; a photograph is enough.'],
};
