import type { ComponentDocs } from '../docs/component-docs';

export const textDocs: ComponentDocs = {
  summary: 'Text in a size, colour and weight of the type scale.',
  insteadOf: [
    { to: 'write a title', use: 'Heading' },
    { to: 'truncate it after some lines', use: 'Truncate' },
    { to: 'write for assistive technology only', use: 'VisuallyHidden' },
  ],
  keyboard: 'none',
  accessibility: [
    'It is a span; asChild makes it a paragraph, a label, a time.',
    'Every colour has a contrast of 4.5:1 on its intended backgrounds.',
    'Strikethrough is not announced: add “instead of”.',
  ],
  do: ['Omit size and colour to inherit them.', 'Use tabular for prices and counts in a column.'],
  dont: ['Use the price colour for prices only.', 'Do not convey information by colour alone.'],
};
