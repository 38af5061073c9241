import type { ComponentDocs } from '../docs/component-docs';

export const cardDocs: ComponentDocs = {
  summary: 'A Surface with padding and rounded corners for content that belongs together.',
  insteadOf: [
    { to: 'fill a full-width band', use: 'Surface' },
    { to: 'report a result', use: 'Alert' },
    { to: 'open content above the page', use: 'Dialog or Popover' },
  ],
  keyboard: 'none',
  accessibility: [
    'It is a box without a role; asChild makes it an article or a list item.',
    'interactive only adds hover styles: the link inside receives focus and clicks.',
  ],
  do: ['Put one link into an interactive card, with a descriptive name.'],
  dont: ['Do not raise a card that does not float.', 'Do not nest cards of the same variant.'],
};
