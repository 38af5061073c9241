import type { ComponentDocs } from '../docs/component-docs';

export const gridDocs: ComponentDocs = {
  summary: 'Equal columns, as many as fit.',
  insteadOf: [
    { to: 'put unequal things in a row', use: 'Inline' },
    { to: 'show figures in rows and columns', use: 'Table' },
    { to: 'limit the width of the page', use: 'Container' },
  ],
  keyboard: 'none',
  accessibility: [
    'It is a plain box; for a list of goods use asChild with a list, so that their number is announced.',
    'The order on the screen is the order in the page at every width.',
  ],
  do: [
    'Say a number of columns for each width from which it changes: two on a phone, six on a wide screen.',
  ],
  dont: ['Do not set widths on the children; the column does.'],
};
