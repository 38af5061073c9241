import type { ComponentDocs } from '../docs/component-docs';

export const iconDocs: ComponentDocs = {
  summary: 'A line icon, as tall as the surrounding text or 16, 20 or 24 px.',
  insteadOf: [
    { to: 'make a sign that can be pressed', use: 'IconButton' },
    { to: 'show a picture', use: 'Image' },
  ],
  keyboard: 'none',
  accessibility: [
    'Without a label it is decoration and silent; with one it is a picture of that name.',
    'It has the colour of the text around it, also under forced colours.',
  ],
  do: ['Put words beside it, or a label on what it stands in.'],
  dont: [
    'Do not tell a state by the colour of an icon alone.',
    'Do not give a label where the text beside says the same.',
  ],
};
