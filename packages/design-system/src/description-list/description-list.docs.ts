import type { ComponentDocs } from '../docs/component-docs';

export const descriptionListDocs: ComponentDocs = {
  summary: 'Labelled facts about one item: number, date, address.',
  insteadOf: [
    { to: 'compare many things', use: 'Table' },
    { to: 'show one figure that stands for itself', use: 'Stat' },
    { to: 'show what happened when', use: 'Timeline' },
  ],
  keyboard: [{ keys: ['Tab'], does: 'Goes to links and buttons among the descriptions.' }],
  accessibility: [
    'It is a dl: a term is read with its description.',
    'Long words and numbers break rather than push the page aside.',
  ],
  do: [
    'Take rows for long values and columns for short ones.',
    'Put a Skeleton in the place of a description that is on its way.',
  ],
  dont: ['Do not repeat a term: put several values into one description.'],
};
