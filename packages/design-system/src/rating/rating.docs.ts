import type { ComponentDocs } from '../docs/component-docs';

export const ratingDocs: ComponentDocs = {
  summary: 'Shows a rating in stars, including fractions.',
  insteadOf: [
    { to: 'enter a rating', use: 'RatingInput' },
    { to: 'show another ratio', use: 'ProgressBar' },
  ],
  keyboard: 'none',
  accessibility: [
    'It is one image named with the figures: “4.6 out of 5 stars”.',
    'Stars are filled from the inline start; in forced colours by shape.',
  ],
  do: ['Show the figure and the number of reviews beside it.'],
  dont: ['Do not show zero stars for unrated items.'],
};
