import type { ComponentDocs } from '../docs/component-docs';

export const gridDocs: ComponentDocs = {
  summary: 'Equal columns, as many as fit.',
  insteadOf: [
    { to: 'put different items in a row', use: 'Inline' },
    { to: 'show figures in rows and columns', use: 'Table' },
    { to: 'limit the width of the page', use: 'Container' },
  ],
  keyboard: 'none',
  accessibility: [
    'It is a box without a role; for a list of goods use asChild with a list, so that the number is announced.',
    'Visual order and DOM order are the same at every width.',
  ],
  do: ['Set the number of columns per breakpoint: two on a phone, six on a wide screen.'],
  dont: ['Do not set widths on the children.'],
};
