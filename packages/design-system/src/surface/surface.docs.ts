import type { ComponentDocs } from '../docs/component-docs';

export const surfaceDocs: ComponentDocs = {
  summary: 'A background with elevation and tone, for full-bleed bands and panels.',
  insteadOf: [
    { to: 'hold things together with padding and round corners', use: 'Card, which stands on it' },
    { to: 'say that something went well or wrong', use: 'Alert' },
    { to: 'limit the width of what stands on it', use: 'Container inside the Surface' },
  ],
  keyboard: 'none',
  accessibility: [
    'It is a plain box without a role; asChild makes it a section, a header or a footer.',
    'Text keeps 4.5 to 1 on every tone, and inside the inverse tone the focus outline changes with the ground.',
    'A tone is decoration: say in words what it means.',
    'In forced colours, where shadows are gone, what floats has an edge.',
  ],
  do: ['Step by one elevation at a time: what lies on a flat surface is sunken or a card.'],
  dont: ['Do not raise what does not float: on the page a hairline does.'],
};
