import type { ComponentDocs } from '../docs/component-docs';

export const inlineDocs: ComponentDocs = {
  summary: 'Lays children out in a wrapping row with equal spacing.',
  insteadOf: [
    { to: 'stack items vertically', use: 'Stack' },
    { to: 'make equal columns', use: 'Grid' },
    { to: 'name a group of related buttons', use: 'ButtonGroup' },
  ],
  keyboard: 'none',
  accessibility: [
    'It is a box without a role; asChild makes it a list or a paragraph.',
    'It wraps in narrow windows; in RTL it starts at the right.',
  ],
  do: ['Align texts of different sizes by baseline.'],
  dont: ['Do not use nowrap for children that cannot shrink: they would overflow.'],
};
