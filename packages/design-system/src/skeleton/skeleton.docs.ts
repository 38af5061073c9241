import type { ComponentDocs } from '../docs/component-docs';

export const skeletonDocs: ComponentDocs = {
  summary: 'A placeholder in the shape of loading content, so that the layout does not shift.',
  insteadOf: [
    { to: 'show loading content of unknown shape', use: 'Spinner' },
    { to: 'show that there is no content', use: 'EmptyState' },
  ],
  keyboard: 'none',
  accessibility: [
    'It is hidden from assistive technology. Set aria-busy on the region and announce loading once.',
    'It pulses, but not with reduced motion; in forced colours it has a border.',
  ],
  do: [
    'For text use shape="text" with the size of the text: the line has the same height.',
    'Use the expected number of lines, the last one shorter.',
  ],
  dont: [
    'Do not show skeletons of content that may be missing.',
    'Do not use one for content that is available immediately.',
  ],
};
