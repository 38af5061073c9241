import type { ComponentDocs } from '../docs/component-docs';

export const inlineDocs: ComponentDocs = {
  summary: 'Lays children out in a wrapping row with equal spacing.',
  insteadOf: [
    { to: 'put things below each other', use: 'Stack' },
    { to: 'make equal columns', use: 'Grid' },
    { to: 'give related buttons one name', use: 'ButtonGroup' },
  ],
  keyboard: 'none',
  accessibility: [
    'It is a plain box; asChild makes it a list or a paragraph.',
    'In a narrow window it wraps and nothing is cut; from right to left it begins at the right.',
  ],
  do: ['Align texts of different sizes at the baseline.'],
  dont: ['Do not use nowrap for children that cannot shrink: the page would scroll sideways.'],
};
