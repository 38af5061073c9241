import type { ComponentDocs } from '../docs/component-docs';

export const imageDocs: ComponentDocs = {
  summary:
    'An image with reserved space while it loads, in the best format that the browser supports.',
  insteadOf: [
    { to: 'show a person or a shop’s logo', use: 'Avatar' },
    { to: 'show several images of a product', use: 'Gallery' },
    { to: 'show an icon', use: 'Icon' },
  ],
  keyboard: 'none',
  accessibility: [
    'The alternative text is required; it is empty if adjacent text says the same.',
    'An image that fails to load shows its alternative text in the reserved space.',
  ],
  do: [
    'Set a ratio, or width and height: one of them is required to avoid layout shifts.',
    'Set priority for the large image at the top of a page.',
  ],
  dont: ['Do not set priority for more than one image.', 'Do not put text into an image.'],
};
