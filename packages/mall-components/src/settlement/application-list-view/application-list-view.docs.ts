import { pressKeys } from '../../docs/keys';
import type { PageDocs } from '../../docs/page-docs';

export const applicationListViewDocs: PageDocs = {
  summary: 'The applications of a merchant, with their state and what can be done.',
  when: ['As the page of application records in the account.'],
  insteadOf: [{ to: 'apply', use: 'SettlementView' }],
  keyboard: pressKeys,
  states: [
    { state: 'Waiting', shows: 'When it was sent, how long it may take; change and withdraw.' },
    { state: 'Refused', shows: 'The reason, and sending it again.' },
    {
      state: 'Approved',
      shows:
        'The shop, the way to its back office, and the key for its programs, which is shown once.',
    },
    { state: 'Opened', shows: 'What was sent.' },
    {
      state: 'Withdrawing',
      shows: 'A dialog with the name; the error above the list when it is refused.',
    },
    { state: 'Empty, loading, failed', shows: 'The way to apply; skeletons; a retry.' },
  ],
  accessibility: [
    '“View application” says whether it is open.',
    'The key is a status, with a button that copies it.',
  ],
  do: ['Show the key again only by making a new one.'],
  dont: ['Do not send the key by e-mail.'],
};
