import type { ComponentDocs } from '../docs/component-docs';

export const iconDocs: ComponentDocs = {
  summary: 'A line icon, as tall as the surrounding text or 16, 20 or 24 px.',
  insteadOf: [
    { to: 'make an icon interactive', use: 'IconButton' },
    { to: 'show an image', use: 'Image' },
  ],
  keyboard: 'none',
  accessibility: [
    'Without a label it is decorative; with one it is an image with that name.',
    'It has the colour of the surrounding text, also in forced colours.',
  ],
  do: ['Add text, or a label on its container.'],
  dont: [
    'Do not convey a state by the colour of an icon alone.',
    'Do not set a label if adjacent text says the same.',
  ],
};
