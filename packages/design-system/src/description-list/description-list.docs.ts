import type { ComponentDocs } from '../docs/component-docs';

export const descriptionListDocs: ComponentDocs = {
  summary: 'Labelled facts about one item: number, date, address.',
  insteadOf: [
    { to: 'compare many items', use: 'Table' },
    { to: 'show a standalone figure', use: 'Stat' },
    { to: 'show events in time', use: 'Timeline' },
  ],
  keyboard: [{ keys: ['Tab'], does: 'Moves to links and buttons in the descriptions.' }],
  accessibility: [
    'It is a dl: a term is announced with its description.',
    'Long words and numbers wrap instead of overflowing.',
  ],
  do: [
    'Use rows for long values and columns for short ones.',
    'Use a Skeleton for loading descriptions.',
  ],
  dont: ['Do not repeat a term: put several values into one description.'],
};
