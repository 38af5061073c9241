import type { PageDocs } from '../docs/page-docs';

export const shareDocs: PageDocs = {
  summary: 'Shares a page: the sheet of the phone, elsewhere a link to copy and its code.',
  when: ['Beside the name of goods: tools of BuyBox.'],
  insteadOf: [{ to: 'open the page on a phone', use: 'HelpWidget' }],
  pattern: 'Disclosure',
  keyboard: [
    {
      keys: ['Enter', 'Space', 'Down arrow'],
      does: 'On the button: opens the panel; Down arrow also moves in.',
    },
    { keys: ['Escape'], does: 'Closes the panel and returns to the button.' },
  ],
  states: [
    { state: 'Closed', shows: 'A button with a sign.' },
    { state: 'Open', shows: 'The code of the page, and the link with a button that copies it.' },
    { state: 'On a touch device', shows: 'The sheet of the system, where the browser has one.' },
  ],
  accessibility: ['The button has a name; copying is announced.'],
  do: ['Pass the canonical URL, without what identifies the visit.'],
  dont: ['Do not add buttons of networks: they watch who looks.'],
};
