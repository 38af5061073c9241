import type { ComponentDocs } from '../docs/component-docs';

export const surfaceDocs: ComponentDocs = {
  summary: 'A background with elevation and tone, for full-bleed bands and panels.',
  insteadOf: [
    { to: 'group content with padding and rounded corners', use: 'Card, which is placed on it' },
    { to: 'report success or failure', use: 'Alert' },
    { to: 'limit the width of the content', use: 'Container inside the Surface' },
  ],
  keyboard: 'none',
  accessibility: [
    'It is a box without a role; asChild makes it a section, a header or a footer.',
    'Text has a contrast of 4.5:1 on every tone, and the focus outline adapts to the inverse tone.',
    'A tone is decorative: state its meaning in text.',
    'In forced colours, which remove shadows, elevated surfaces have a border.',
  ],
  do: ['Change elevation by one level at a time: content of a flat surface is sunken or a card.'],
  dont: ['Do not elevate what does not float: use a border.'],
};
