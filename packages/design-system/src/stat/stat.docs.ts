import type { ComponentDocs } from '../docs/component-docs';

export const statDocs: ComponentDocs = {
  summary: 'A single figure with its trend.',
  insteadOf: [
    { to: 'tell several facts about one thing', use: 'DescriptionList' },
    { to: 'count what waits at the corner of a thing', use: 'CountBadge' },
    { to: 'compare many figures', use: 'Table' },
  ],
  keyboard: 'none',
  accessibility: [
    'The label is read with the value and the change, as a term with its descriptions.',
    'The direction is an arrow that has a name; the tone only repeats whether it is good.',
    'While the value is on its way the place is kept and marked busy.',
  ],
  do: [
    'Format the figure before you give it.',
    'Say against what it has moved: “12 % against last week”.',
  ],
  dont: ['Do not take up for good: more returns are not.'],
};
