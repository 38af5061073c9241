import type { ComponentDocs } from '../docs/component-docs';

export const cardDocs: ComponentDocs = {
  summary: 'A Surface with padding and rounded corners for content that belongs together.',
  insteadOf: [
    { to: 'fill a band to its edges', use: 'Surface' },
    { to: 'tell that something happened', use: 'Alert' },
    { to: 'open something above the page', use: 'Dialog or Popover' },
  ],
  keyboard: 'none',
  accessibility: [
    'It is a plain box without a role; asChild makes it an article or a list item.',
    'interactive only changes the looks under the pointer: the link inside stays what is pressed and takes the focus.',
  ],
  do: ['Put one link into an interactive card and let its name say where it leads.'],
  dont: [
    'Do not raise a card that does not float.',
    'Do not put a card into a card of the same variant.',
  ],
};
