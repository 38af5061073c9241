import type { ComponentDocs } from '../docs/component-docs';

export const ratingDocs: ComponentDocs = {
  summary: 'Shows a rating in stars, including fractions.',
  insteadOf: [
    { to: 'give stars', use: 'RatingInput' },
    { to: 'show any other share of a whole', use: 'ProgressBar' },
  ],
  keyboard: 'none',
  accessibility: [
    'It is one picture whose name has the figures: “4.6 out of 5 stars”.',
    'Stars fill from where the line of writing begins; in forced colours by shape alone.',
  ],
  do: ['Write the figure and the number of reviews beside it.'],
  dont: ['Do not show zero stars for a thing that nobody has rated.'],
};
