import type { ComponentDocs } from '../docs/component-docs';

export const ratingInputDocs: ComponentDocs = {
  summary: 'Enters a rating in stars.',
  insteadOf: [
    { to: 'show a rating', use: 'Rating' },
    { to: 'select other values', use: 'RadioGroup' },
  ],
  pattern: 'Radio Group',
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the selected star, or to the first.' },
    { keys: ['→', '↓'], does: 'Selects the next star, wrapping around.' },
    { keys: ['←', '↑'], does: 'Selects the previous star, wrapping around.' },
    { keys: ['Space'], does: 'Selects the focused star.' },
  ],
  accessibility: [
    'It is a group of radio buttons with a legend; each star has a label, “4 stars, good”.',
    'The label of the selected star is visible beside the stars.',
    'Selected stars are filled and the others not, also in forced colours.',
    'The error is announced politely and describes the group.',
  ],
  do: ['Describe each number of stars with a word.'],
  dont: ['Do not preselect a rating.'],
};
