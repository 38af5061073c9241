import type { ComponentDocs } from '../docs/component-docs';

export const imageDocs: ComponentDocs = {
  summary:
    'An image with reserved space while it loads, in the best format that the browser supports.',
  insteadOf: [
    { to: 'show a face or a shop’s mark', use: 'Avatar' },
    { to: 'show several pictures of one thing', use: 'Gallery' },
    { to: 'show a sign', use: 'Icon' },
  ],
  keyboard: 'none',
  accessibility: [
    'The alternative text is required; it is empty where the text beside says it.',
    'A picture that fails shows its alternative text in the place that was kept.',
  ],
  do: [
    'Give a ratio, or width and height: one of them is required, so that nothing jumps.',
    'Mark the one large picture at the top of a page with priority.',
  ],
  dont: ['Do not mark more than one picture with priority.', 'Do not put text into a picture.'],
};
