import type { ComponentDocs } from '../docs/component-docs';

export const ratingInputDocs: ComponentDocs = {
  summary: 'Enters a rating in stars.',
  insteadOf: [
    { to: 'show stars that were given', use: 'Rating' },
    { to: 'choose among other things', use: 'RadioGroup' },
  ],
  pattern: 'Radio Group',
  keyboard: [
    { keys: ['Tab'], does: 'Goes to the chosen star, or to the first when none is.' },
    { keys: ['→', '↓'], does: 'Chooses the next star; after the last the first.' },
    { keys: ['←', '↑'], does: 'Chooses the star before; before the first the last.' },
    { keys: ['Space'], does: 'Chooses the star that has the focus.' },
  ],
  accessibility: [
    'It is a group of radio buttons with a legend; each star has its own name, “4 stars, good”.',
    'The name of the chosen star stands beside the stars for everyone.',
    'Chosen stars are filled and the others are not: the shape tells, in forced colours too.',
    'The error is announced politely and describes the group.',
  ],
  do: ['Give each number of stars a word.'],
  dont: ['Do not choose for the shopper.'],
};
