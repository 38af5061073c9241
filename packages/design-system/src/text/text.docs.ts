import type { ComponentDocs } from '../docs/component-docs';

export const textDocs: ComponentDocs = {
  summary: 'Text in a size, colour and weight of the type scale.',
  insteadOf: [
    { to: 'write a title', use: 'Heading' },
    { to: 'cut it after some lines', use: 'Truncate' },
    { to: 'write for assistive technology alone', use: 'VisuallyHidden' },
  ],
  keyboard: 'none',
  accessibility: [
    'It is a span; asChild makes it a paragraph, a label, a time.',
    'Every colour keeps 4.5 to 1 on the grounds that it is for.',
    'A struck price says nothing to a screen reader: say “instead of” in words.',
  ],
  do: [
    'Leave out size and colour where the text around has them already.',
    'Use tabular for prices and counts that stand below each other.',
  ],
  dont: [
    'Do not use the price colour for anything but prices.',
    'Do not say something by colour alone.',
  ],
};
