import type { ComponentDocs } from '../docs/component-docs';

export const skeletonDocs: ComponentDocs = {
  summary: 'A placeholder in the shape of loading content, so that the layout does not shift.',
  insteadOf: [
    { to: 'show a wait of unknown shape', use: 'Spinner' },
    { to: 'say that there is nothing', use: 'EmptyState' },
  ],
  keyboard: 'none',
  accessibility: [
    'It is silent. Say once, on the region around, that it is busy (aria-busy), and once in words that it loads.',
    'It breathes, and stands still under reduced motion; in forced colours it has an edge.',
  ],
  do: [
    'For text take shape="text" with the size of the text to come: the line is as tall as that line.',
    'Keep as many lines as there will be, the last one shorter.',
  ],
  dont: ['Do not draw what may not come.', 'Do not put one on a place that is filled at once.'],
};
