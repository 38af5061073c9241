import type { ComponentDocs } from '../docs/component-docs';

export const statDocs: ComponentDocs = {
  summary: 'A single figure with its trend.',
  insteadOf: [
    { to: 'show several facts about one item', use: 'DescriptionList' },
    { to: 'show a count at a corner of an element', use: 'CountBadge' },
    { to: 'compare many figures', use: 'Table' },
  ],
  keyboard: 'none',
  accessibility: [
    'The label is announced with value and change, as a term with its descriptions.',
    'The direction is an arrow with a label; the tone only repeats whether it is good.',
    'While loading, the space is reserved and marked busy.',
  ],
  do: ['Format the figure before passing it.', 'State the comparison: “12 % more than last week”.'],
  dont: ['Do not assume that an increase is good: more returns are not.'],
};
